import type { OpportunityFit } from '@handover/shared/contract';
import { byFit, fitOf, type pageQuerySchema, suits } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { pageOfAll } from '../../../http/lists/page-of-all.ts';
import { readableOpportunity } from '../../opportunities/index.ts';
import { counterpartsOfOthers, ownCounterparts, publicListing } from './counterparts.sql.ts';

/** So many of the newest are compared. */
const COMPARED = 300;

/** Compares what both sides say in public: not exact figures that the viewer may read elsewhere. */
export async function readFits({ app, viewer, params, query }: IdCall<{ query: typeof pageQuerySchema }>) {
  const row = await readableOpportunity(app.db, app.config.rules, viewer, params.id);
  const listed = await publicListing(app.db, row.id);
  if (!listed) return pageOfAll<OpportunityFit>(query, []);
  const isMine = row.ownerId === viewer.id;
  const read = isMine ? counterpartsOfOthers : ownCounterparts;
  const found = await read(app.db, row, viewer.id, COMPARED);
  const fits = found.map(({ listing: opportunity }): OpportunityFit => {
    const [mandate, sale] =
      row.type === 'buy' ? [listed.listing, opportunity] : [opportunity, listed.listing];
    return { opportunity, rows: fitOf(mandate, sale) };
  });
  const shown = isMine ? fits.filter(({ rows }) => suits(rows)) : fits;
  return pageOfAll(
    query,
    shown.toSorted((one, other) => byFit(one.rows, other.rows)),
  );
}
