import { DAY_MS, TREND_PARTS } from '@handover/shared/contract';
import type { marketFiguresQuerySchema } from '@handover/shared/contract/schemas';
import type { Call } from '../../http/call.ts';
import { marketFigures } from './market-figures.rules.ts';
import { readFigures } from './market-figures.sql.ts';

export async function readMarketFigures({ app, query }: Call<{ query: typeof marketFiguresQuerySchema }>) {
  const now = new Date();
  const since = new Date(now.getTime() - query.days * DAY_MS);
  return marketFigures(await readFigures(app.db, since, now, TREND_PARTS), since);
}
