import type {
  myOpportunityQuerySchema,
  OpportunityType,
  opportunityQuerySchema,
  PageQuery,
  pageQuerySchema,
} from '@handover/shared/contract';
import type { Call, OpenCall, Viewer } from '../../../http/call.ts';
import { paged } from '../../../http/paging.ts';
import { listOpportunities as listRows, type OpportunityFilter } from '../opportunities.sql.ts';
import { responseFor } from './read-opportunity.ts';

async function list({ app }: Pick<OpenCall, 'app'>, viewer: Viewer | null, filter: OpportunityFilter) {
  const page = await listRows(app.db, viewer?.id ?? 0, filter);
  return paged(filter, page, (row) => responseFor(row, viewer, app.config.rules));
}

const pageOf = ({ page, page_size, ordering }: PageQuery): PageQuery => ({ page, page_size, ordering });

export const listPublished = (call: OpenCall<{ query: typeof opportunityQuerySchema }>) => {
  const { query, viewer } = call;
  const one = query.sector ?? query.preferred_sector;
  return list(call, viewer, {
    ...pageOf(query),
    scope: 'public',
    type: query.type_of_opportunity,
    text: query.project_title,
    sectors: one ? [one] : (query.sectors ?? query.preferred_sectors),
    favoritesOnly: query.is_favorite,
  });
};

export const listMine = (type: OpportunityType) => (call: Call<{ query: typeof myOpportunityQuerySchema }>) =>
  list(call, call.viewer, {
    ...pageOf(call.query),
    scope: 'own',
    type,
    text: call.query.project_title,
    sectors: call.query.sectors ?? call.query.preferred_sectors,
    validated: call.query.validated,
  });

export const listForReview = (call: Call<{ query: typeof pageQuerySchema }>) =>
  list(call, call.viewer, { ...call.query, ordering: call.query.ordering ?? 'created_at', scope: 'review' });
