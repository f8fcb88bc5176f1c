import type { publishedAnswerQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { applyDueExpiries, disclosureOf, readableDeal } from '../../deals/index.ts';
import { publishedResponse } from './published.response.ts';
import { listPublished } from './published.sql.ts';

type ListCall = IdCall<{ query: typeof publishedAnswerQuerySchema }>;

/** What the seller has published, as the buyer of this deal reads it; nothing while it is closed to them. */
export async function readPublishedAnswers({ app, viewer, params, query }: ListCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await readableDeal(app.db, viewer, params.id);
  const { deal } = row;
  const isOpen = deal.opportunityId !== null && disclosureOf(deal, 'buyer').published;
  const page = isOpen
    ? await listPublished(app.db, { deal: deal.id, opportunity: Number(deal.opportunityId) }, query)
    : { rows: [], count: 0 };
  const may_change =
    row.snapshot.type === 'sell' && deal.ownerId === viewer.id && viewer.acting?.scope !== 'deal';
  return { ...paged(query, page, publishedResponse), may_change };
}
