import {
  and,
  type Column,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import type { Place, Places } from '../../../../db/prepared.ts';
import {
  favorites,
  opportunities,
  opportunityChoices,
  regions,
  sectors,
  subSectors,
  tags,
} from '../../../../db/schema/index.ts';
import { asFilter, evaluatedFirst, existsForEach, isAnyOf } from '../../../http/lists/planner-hints.sql.ts';
import { isKept, shownAsSold } from '../selling/sold.sql.ts';
import { isPublic } from '../viewing/is-public.sql.ts';
import type { filterValues, OpportunityShape } from './opportunity-filter.values.ts';

type Given = Places<ReturnType<typeof filterValues>>;

/**
 * All conditions but the words. Those on the row itself are evaluated in the index of the order, without the row.
 *
 * @param isOfFew few rows are looked at: what belongs to each is looked up, and not read for all of them
 */
export function conditions(
  db: Queryable,
  given: Given,
  shape: OpportunityShape,
  isOfFew: boolean,
): SQL | undefined {
  return and(
    inScope(given, shape),
    given.type && eq(opportunities.type, given.type),
    given.company && eq(opportunities.companyId, given.company),
    ...chosen(db, given, shape, isOfFew),
    // This is a filter: PostgreSQL 15 would look up each place in the index, and then sort the results.
    given.countries && asFilter(isAnyOf(opportunities.countryId, given.countries)),
    given.regions && inRegions(db, given.regions, shape),
    figuresWithin([given.revenueMin, given.revenueMax], [given.revenueFrom, given.revenueTo], {
      latest: opportunities.latestRevenue,
      least: opportunities.preferredMinRevenue,
      most: opportunities.preferredMaxRevenue,
    }),
    figuresWithin([given.ebitdaMin, given.ebitdaMax], [given.ebitdaFrom, given.ebitdaTo], {
      latest: opportunities.latestEbitda,
      least: opportunities.preferredEbitdaMin,
      most: opportunities.preferredEbitdaMax,
    }),
    priceWithin(given.priceMin, given.priceMax),
    shape.is_favorite ? isFavorite(db, given.viewer) : undefined,
    underExclusivity(shape.under_exclusivity),
  );
}

function inScope(given: Given, { scope, validated, sold, is_favorite }: OpportunityShape): SQL | undefined {
  if (scope === 'public')
    return is_favorite ? or(isPublic(), shownAsSold(given.soldSince, given.zone)) : isPublic();
  if (scope === 'review') return and(isNull(opportunities.validated), isNull(opportunities.unlistedAt));
  const state = validated === 'null' ? isNull(opportunities.validated) : undefined;
  const decided = validated && validated !== 'null' && eq(opportunities.validated, validated === 'true');
  // One that is sold is in no other state.
  const isSold = sold ?? (validated === undefined ? undefined : false);
  return and(
    eq(opportunities.ownerId, given.viewer),
    given.delegation &&
      asFilter(
        sql`exists(select 1 from acting_on_opportunity(${opportunities.id}) a where a.delegation_id = ${given.delegation})`,
      ),
    isKept(),
    state,
    decided || undefined,
    isSold === undefined
      ? undefined
      : isSold
        ? isNotNull(opportunities.soldAt)
        : isNull(opportunities.soldAt),
  );
}

/**
 * The chosen names that staff have accepted. A listing is not found by a name that only its owner and staff read
 * there.
 */
const accepted = (db: Queryable, table: typeof tags | typeof regions, ids: Place) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(isAnyOf(table.id, ids), eq(table.accepted, true)));

function inRegions(db: Queryable, ids: Place, { scope }: OpportunityShape) {
  const { regionId } = opportunities;
  return asFilter(
    scope === 'public' ? evaluatedFirst(regionId, accepted(db, regions, ids)) : isAnyOf(regionId, ids),
  );
}

/** The chosen names that are public; undefined if all are. */
function shownOf(
  db: Queryable,
  table: (typeof opportunityChoices)[keyof typeof opportunityChoices],
  ids: Place,
) {
  if (table === opportunityChoices.tags) return accepted(db, tags, ids);
  if (table === opportunityChoices.sectors) return decided(db, sectors, ids);
  return table === opportunityChoices.subSectors ? decided(db, subSectors, ids) : undefined;
}

/**
 * The real sectors among those chosen. A listing that leaves the choice open is not found by the record that stands
 * for that.
 */
const decided = (db: Queryable, table: typeof sectors | typeof subSectors, ids: Place) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(isAnyOf(table.id, ids), eq(table.needHelp, false)));

/** Any of the chosen sectors, of the sub-sectors, and of the tags. */
function chosen(db: Queryable, given: Given, { scope }: OpportunityShape, isOfFew: boolean) {
  const lists = [
    { table: opportunityChoices.sectors, ids: given.sectors },
    { table: opportunityChoices.subSectors, ids: given.subSectors },
    { table: opportunityChoices.tags, ids: given.tags },
  ];
  return lists.map(({ table, ids }) => {
    if (!ids) return undefined;
    const shown = scope === 'public' ? shownOf(db, table, ids) : undefined;
    const isOneOf = shown ? evaluatedFirst(table.choiceId, shown) : isAnyOf(table.choiceId, ids);
    const ofThis = eq(table.ownerId, opportunities.id);
    // This is a filter: the rows of a listing are next to each other in one index, while that of the choices needs a
    // look-up for each.
    if (isOfFew) return asFilter(existsForEach(sql`from ${table} where ${and(ofThis, asFilter(isOneOf))}`));
    return asFilter(exists(db.select({ one: sql`1` }).from(table).where(and(ofThis, isOneOf))));
  });
}

interface Figures {
  latest: Column;
  least: Column;
  most: Column;
}
type Ends = [min: Place | undefined, max: Place | undefined];
/** A business for sale by the band of its figure, a mandate by the range that it prefers; one without a figure is not found. */
function figuresWithin([min, max]: Ends, [from, to]: Ends, { latest, least, most }: Figures) {
  if (!min && !max) return undefined;
  const sale = and(
    eq(opportunities.type, 'sell'),
    isNotNull(latest),
    from && gte(latest, from),
    to && lt(latest, to),
  );
  const mandate = and(
    eq(opportunities.type, 'buy'),
    or(isNotNull(least), isNotNull(most)),
    min && or(isNull(most), gte(most, min)),
    max && or(isNull(least), lte(least, max)),
  );
  return asFilter(sql`(${sale} or ${mandate})`);
}

function priceWithin(min: Place | undefined, max: Place | undefined) {
  if (!min && !max) return undefined;
  const { askingPrice } = opportunities;
  const within = and(isNotNull(askingPrice), min && gte(askingPrice, min), max && lte(askingPrice, max));
  return within && asFilter(within);
}

const isFavorite = (db: Queryable, viewer: Place) =>
  evaluatedFirst(
    opportunities.id,
    db.select({ id: favorites.opportunityId }).from(favorites).where(eq(favorites.userId, viewer)),
  );

function underExclusivity(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  const exclusive = sql`(select d.opportunity_id from deals d where d.opportunity_id is not null and d.status in ('active', 'paused')
    and d.exclusivity_ends_at > now())`;
  return asFilter(
    wanted ? sql`${opportunities.id} in ${exclusive}` : sql`${opportunities.id} not in ${exclusive}`,
  );
}
