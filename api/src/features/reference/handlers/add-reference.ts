import type { Region, regionBodySchema, tagBodySchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { mayAdd } from '../reference.rules.ts';
import { addNamed, countAddedToday, TABLES } from '../reference.sql.ts';
import { namedView } from '../reference-view.ts';

export async function addRegion({
  app,
  viewer,
  body,
}: Call<{ body: typeof regionBodySchema }>): Promise<Region> {
  mayAdd(await countAddedToday(app.db, viewer.id), app.config.rules.referenceADay);
  return namedView(await addNamed(app.db, TABLES.regions, body.name, viewer.id));
}

export async function addTag({ app, viewer, body }: Call<{ body: typeof tagBodySchema }>): Promise<Region> {
  mayAdd(await countAddedToday(app.db, viewer.id), app.config.rules.referenceADay);
  return namedView(await addNamed(app.db, TABLES.tags, body.name, viewer.id));
}
