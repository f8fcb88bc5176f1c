import type { Region, regionBodySchema, tagBodySchema } from '@handover/shared/contract';
import type { Call } from '../../../http/call.ts';
import { lockPerson } from '../../users/index.ts';
import { mayAdd } from '../reference.rules.ts';
import { addNamed, countAddedToday, TABLES } from '../reference.sql.ts';
import { namedView } from '../reference-view.ts';

const adding =
  (table: typeof TABLES.regions | typeof TABLES.tags) =>
  ({ app, viewer, body }: Call<{ body: typeof regionBodySchema | typeof tagBodySchema }>): Promise<Region> =>
    app.db.transaction(async (tx) => {
      await lockPerson(tx, viewer.id);
      mayAdd(await countAddedToday(tx, viewer.id), app.config.rules.referenceADay);
      return namedView(await addNamed(tx, table, body.name, viewer.id));
    });

export const addRegion = adding(TABLES.regions);
export const addTag = adding(TABLES.tags);
