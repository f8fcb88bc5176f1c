import type { dealQuerySchema, idParamsSchema } from '@handover/shared/contract';
import { deals } from '../../../../db/schema/index.ts';
import type { Call } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { dealAnswer } from '../deal.answer.ts';
import { dealDetail } from '../deal-detail.answer.ts';
import { DEAL_ORDERINGS, listDeals as listRows } from '../deals.sql.ts';
import { readableDeal } from '../readable-deal.sql.ts';
import { settleDue } from '../settle.sql.ts';

const ROLES = { 0: 'owner', 1: 'requester', owner: 'owner', requester: 'requester' } as const;

/** Not archived ones, unless asked for. */
export async function listDeals({ app, viewer, query }: Call<{ query: typeof dealQuerySchema }>) {
  await settleDue(app.db, viewer.id);
  const { rows, count } = await listRows(app.db, viewer.id, {
    role: query.role && ROLES[query.role],
    archived: query.archived === 'true',
    title: query.title,
    projectTitle: query.project_title,
    sectors: query.sectors,
    orderBy: orderBy(query.ordering, DEAL_ORDERINGS, '-created_at', deals.id),
    ...pageBounds(query),
  });
  return paged(
    rows.map((row) => dealAnswer(row, viewer.id)),
    count,
    query,
  );
}

export async function readDeal({ app, viewer, params }: Call<{ params: typeof idParamsSchema }>) {
  await settleDue(app.db, viewer.isStaff ? undefined : viewer.id);
  if (viewer.isStaff) await readableDeal(app.db, viewer, params.id);
  return dealDetail(app.db, viewer, params.id);
}
