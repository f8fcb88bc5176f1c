import { BAND_EDGES, type Band, type OpportunityType, type PageQuery } from '@handover/shared/contract';
import {
  and,
  type Column,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { favorites, opportunities, opportunityChoices, regions, tags } from '../../../db/schema/index.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { bandsWithin } from './bands.rules.ts';

/** The parameters of the call, and whose opportunities are read. */
export interface OpportunityFilter extends PageQuery {
  scope: 'public' | 'own' | 'review';
  type_of_opportunity?: OpportunityType | undefined;
  company_id?: number | undefined;
  /** What is searched for. */
  project_title?: string | undefined;
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
  countries?: number[] | undefined;
  regions?: number[] | undefined;
  revenue?: Band;
  ebitda?: Band;
  price?: Band;
  validated?: 'true' | 'false' | 'null' | undefined;
  is_favorite?: boolean | undefined;
  under_exclusivity?: boolean | undefined;
}

// Without a parameter, exactly as in the partial indexes.
const isPublic = () => sql`${opportunities.validated} and ${opportunities.unlistedAt} is null`;

/** All conditions but the words. Those on the row itself are evaluated in the index of the order, without the row. */
export function conditions(db: Queryable, viewerId: number, filter: OpportunityFilter): SQL | undefined {
  return and(
    inScope(viewerId, filter),
    filter.type_of_opportunity && eq(opportunities.type, filter.type_of_opportunity),
    filter.company_id === undefined ? undefined : eq(opportunities.companyId, filter.company_id),
    ...chosen(db, filter),
    // As a filter: PostgreSQL 15 would look up each place in the index, and then sort what it found.
    filter.countries?.length ? asFilter(inArray(opportunities.countryId, filter.countries)) : undefined,
    inRegions(db, filter),
    figuresWithin(filter.revenue, BAND_EDGES.revenue, {
      latest: opportunities.latestRevenue,
      least: opportunities.preferredMinRevenue,
      most: opportunities.preferredMaxRevenue,
    }),
    figuresWithin(filter.ebitda, BAND_EDGES.ebitda, {
      latest: opportunities.latestEbitda,
      least: opportunities.preferredEbitdaMin,
      most: opportunities.preferredEbitdaMax,
    }),
    priceWithin(filter.price),
    filter.is_favorite ? isFavorite(db, viewerId) : undefined,
    underExclusivity(filter.under_exclusivity),
  );
}

function inScope(viewerId: number, { scope, validated }: OpportunityFilter): SQL | undefined {
  if (scope === 'public') return isPublic();
  const listed = isNull(opportunities.unlistedAt);
  if (scope === 'review') return and(isNull(opportunities.validated), listed);
  const state = validated === 'null' ? isNull(opportunities.validated) : undefined;
  const decided = validated && validated !== 'null' && eq(opportunities.validated, validated === 'true');
  return and(eq(opportunities.ownerId, viewerId), listed, state, decided || undefined);
}

/** Of these, those that staff have accepted: nobody finds a listing by a name that only its owner and staff read there. */
const accepted = (db: Queryable, table: typeof tags | typeof regions, ids: number[]) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.accepted, true)));

function inRegions(db: Queryable, { scope, regions: ids }: OpportunityFilter) {
  if (!ids?.length) return undefined;
  const { regionId } = opportunities;
  return asFilter(
    scope === 'public' ? evaluatedFirst(regionId, accepted(db, regions, ids)) : inArray(regionId, ids),
  );
}

/** Any of the chosen sectors, of the sub-sectors, and of the tags. */
function chosen(db: Queryable, { scope, sectors, sub_sectors, tags: tagIds }: OpportunityFilter) {
  const lists = [
    { table: opportunityChoices.sectors, ids: sectors },
    { table: opportunityChoices.subSectors, ids: sub_sectors },
    { table: opportunityChoices.tags, ids: tagIds },
  ];
  return lists.map(({ table, ids }) => {
    if (!ids?.length) return undefined;
    const isOneOf =
      scope === 'public' && table === opportunityChoices.tags
        ? evaluatedFirst(table.choiceId, accepted(db, tags, ids))
        : inArray(table.choiceId, ids);
    const ofThis = and(eq(table.ownerId, opportunities.id), isOneOf);
    return asFilter(exists(db.select({ one: sql`1` }).from(table).where(ofThis)));
  });
}

interface Figures {
  latest: Column;
  least: Column;
  most: Column;
}
/** A business for sale by the band of its figure, a mandate by the range that it prefers; one without a figure is not found. */
function figuresWithin(range: Band | undefined, edges: readonly number[], { latest, least, most }: Figures) {
  if (!range) return undefined;
  const band = bandsWithin(range, edges);
  const sale = and(
    eq(opportunities.type, 'sell'),
    isNotNull(latest),
    band.min === null ? undefined : gte(latest, band.min),
    band.max === null ? undefined : lt(latest, band.max),
  );
  const mandate = and(
    eq(opportunities.type, 'buy'),
    or(isNotNull(least), isNotNull(most)),
    range.min === null ? undefined : or(isNull(most), gte(most, range.min)),
    range.max === null ? undefined : or(isNull(least), lte(least, range.max)),
  );
  return asFilter(sql`(${sale} or ${mandate})`);
}

function priceWithin(range: Band | undefined) {
  if (!range) return undefined;
  const { askingPrice } = opportunities;
  const within = and(
    isNotNull(askingPrice),
    range.min === null ? undefined : gte(askingPrice, range.min),
    range.max === null ? undefined : lte(askingPrice, range.max),
  );
  return within && asFilter(within);
}

const isFavorite = (db: Queryable, viewerId: number) =>
  evaluatedFirst(
    opportunities.id,
    db.select({ id: favorites.opportunityId }).from(favorites).where(eq(favorites.userId, viewerId)),
  );

function underExclusivity(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  const exclusive = sql`(select d.opportunity_id from deals d where d.opportunity_id is not null and d.status in ('active', 'paused')
    and d.exclusivity_ends_at > now())`;
  return asFilter(
    wanted ? sql`${opportunities.id} in ${exclusive}` : sql`${opportunities.id} not in ${exclusive}`,
  );
}
