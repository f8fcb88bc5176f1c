import type { dealCountsQuerySchema, dealQuerySchema } from '@handover/shared/contract/schemas';
import type { Call, IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { applyDueExpiries } from '../apply-expiries.ts';
import { listDeals as listRows } from '../deals.sql.ts';
import { countDeals as readCounts } from '../reading/count-deals.sql.ts';
import { dealResponse } from '../reading/deal.response.ts';
import { dealDetail } from '../reading/deal-detail.response.ts';
import { readableDeal } from '../reading/readable-deal.ts';

export async function listDeals({ app, viewer, query }: Call<{ query: typeof dealQuerySchema }>) {
  await applyDueExpiries(app.db, viewer.id);
  return paged(query, await listRows(app.db, viewer.id, query), (row) => dealResponse(row, viewer.id));
}

export async function countDeals({ app, viewer, query }: Call<{ query: typeof dealCountsQuerySchema }>) {
  await applyDueExpiries(app.db, viewer.id);
  return readCounts(app.db, viewer.id, query);
}

export async function readDeal({ app, viewer, params }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  if (viewer.isStaff) await readableDeal(app.db, viewer, params.id);
  return dealDetail(app.db, viewer, params.id);
}
