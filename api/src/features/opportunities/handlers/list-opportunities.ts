import type { Band, FilterRange, OpportunityType } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Call, OpenCall, Viewer } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { listOpportunities as listRows } from '../opportunities.sql.ts';
import type { OpportunityFilter } from '../search/opportunity-filter.values.ts';
import { soldShownSince } from '../selling/sold.rules.ts';
import { responseFor } from './read-opportunity.ts';

async function list(
  { app, db }: Pick<OpenCall, 'app' | 'db'>,
  viewer: Viewer | null,
  filter: OpportunityFilter,
) {
  const { rules } = app.config;
  const soldShown = { since: soldShownSince(rules, new Date()), zone: rules.zone };
  const page = await listRows(db, viewer?.id ?? 0, filter, soldShown);
  return paged(filter, page, (row) => responseFor(row, viewer, rules));
}

type PublicQuery = z.output<typeof schemas.opportunityQuerySchema>;
export const listPublished = ({
  query,
  viewer,
  ...call
}: OpenCall<{ query: typeof schemas.opportunityQuerySchema }>) => listPublic(call, viewer, query);

/** A page of the published opportunities, as this viewer may see them. */
export function listPublic(call: Pick<OpenCall, 'app' | 'db'>, viewer: Viewer | null, asked: PublicQuery) {
  const { sector, preferred_sector, sectors, preferred_sectors, ...query } = asked;
  const one = sector ?? preferred_sector;
  return list(call, viewer, {
    ...query,
    scope: 'public',
    sectors: one ? [one] : (sectors ?? preferred_sectors),
    ...range('revenue', query.revenue_min, query.revenue_max),
    ...range('ebitda', query.ebitda_min, query.ebitda_max),
    ...range('price', query.price_min, query.price_max),
  });
}

type End = number | null | undefined;
const range = (name: FilterRange, min: End, max: End): Partial<Record<typeof name, Band>> =>
  min == null && max == null ? {} : { [name]: { min: min ?? null, max: max ?? null } };

type MyCall = Pick<Call, 'app' | 'db' | 'viewer'> & { query: z.output<typeof schemas.mySellQuerySchema> };
export const listMine = (type_of_opportunity: OpportunityType) => (call: MyCall) => {
  const { sectors, preferred_sectors, ...query } = call.query;
  return list(call, call.viewer, {
    ...query,
    scope: 'own',
    type_of_opportunity,
    sectors: sectors ?? preferred_sectors,
  });
};

export const listForReview = (call: Call<{ query: typeof schemas.pageQuerySchema }>) =>
  list(call, call.viewer, {
    ...call.query,
    ordering: call.query.ordering ?? 'submitted_at',
    scope: 'review',
  });
