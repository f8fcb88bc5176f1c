import type {
  myOpportunityQuerySchema,
  OpportunityType,
  opportunityQuerySchema,
  pageQuerySchema,
} from '@handover/shared/contract';
import { opportunities } from '../../../../db/schema/index.ts';
import type { Call, OpenCall, Viewer } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import {
  listOpportunities as listRows,
  OPPORTUNITY_ORDERINGS,
  type OpportunityFilter,
} from '../opportunities.sql.ts';
import { answerFor } from './read-opportunity.ts';

type Query = { page: number; page_size: number; ordering?: string | undefined };
type Conditions = Omit<OpportunityFilter, 'orderBy' | 'limit' | 'offset'>;

async function list(
  call: Pick<OpenCall, 'app'>,
  viewer: Viewer | null,
  query: Query,
  conditions: Conditions,
) {
  const { rows, count } = await listRows(call.app.db, viewer?.id ?? 0, {
    ...conditions,
    orderBy: orderBy(query.ordering, OPPORTUNITY_ORDERINGS, '-created_at', opportunities.id),
    ...pageBounds(query),
  });
  return paged(
    rows.map((row) => answerFor(row, viewer, call.app.config.rules)),
    count,
    query,
  );
}

export const listPublished = (call: OpenCall<{ query: typeof opportunityQuerySchema }>) => {
  const { query, viewer } = call;
  const one = query.sector ?? query.preferred_sector;
  return list(call, viewer, query, {
    scope: 'public',
    type: query.type_of_opportunity,
    text: query.project_title,
    sectors: one ? [one] : (query.sectors ?? query.preferred_sectors),
    favoritesOnly: query.is_favorite,
  });
};

export const listMine = (type: OpportunityType) => (call: Call<{ query: typeof myOpportunityQuerySchema }>) =>
  list(call, call.viewer, call.query, {
    scope: 'own',
    type,
    text: call.query.project_title,
    sectors: call.query.sectors ?? call.query.preferred_sectors,
    validated: call.query.validated,
  });

export const listForReview = (call: Call<{ query: typeof pageQuerySchema }>) =>
  list(
    call,
    call.viewer,
    { ...call.query, ordering: call.query.ordering ?? 'created_at' },
    { scope: 'review' },
  );
