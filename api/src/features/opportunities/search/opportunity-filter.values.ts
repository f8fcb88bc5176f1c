import {
  BAND_EDGES,
  type Band,
  byName,
  type FilterList,
  type FilterRange,
  FLAG_PARAMS,
  type FlagParam,
  type OpportunityType,
  type PageQuery,
} from '@handover/shared/contract';
import { bandsWithin } from '../viewing/bands.rules.ts';

/** The parameters of the call, and whose opportunities are read. */
export interface OpportunityFilter
  extends PageQuery,
    OpportunityShape,
    Partial<Record<FilterList, number[] | undefined>>,
    Partial<Record<FilterRange, Band>> {
  type_of_opportunity?: OpportunityType | undefined;
  company_id?: number | undefined;
  /** The delegation by which they are read. */
  acting_for?: number | undefined;
  /** The text to search for. */
  project_title?: string | undefined;
}
/** The facts that decide the SQL, besides the given values. */
export interface OpportunityShape extends Partial<Record<FlagParam, boolean | undefined>> {
  scope: 'public' | 'own' | 'review';
  validated?: 'true' | 'false' | 'null' | undefined;
  sold?: boolean | undefined;
}
export const shapeOf = (filter: OpportunityFilter): OpportunityShape => ({
  scope: filter.scope,
  validated: filter.validated,
  sold: filter.sold,
  ...byName(FLAG_PARAMS, (name) => filter[name]),
});

/** A day in the time zone of the marketplace. */
export interface SoldShown {
  since: string;
  zone: string;
}

const orNone = (ids: number[] | undefined) => (ids?.length ? ids : undefined);
const NONE: Band = { min: null, max: null };

/**
 * The values of a filter for a viewer; undefined if they are not given.
 * @param sold what of it is still shown
 */
export function filterValues(viewer: number, filter: OpportunityFilter, sold: SoldShown) {
  const { revenue = NONE, ebitda = NONE, price = NONE } = filter;
  const revenueBand = bandsWithin(revenue, BAND_EDGES.revenue);
  const ebitdaBand = bandsWithin(ebitda, BAND_EDGES.ebitda);
  return {
    viewer,
    // Only the favourites include sold listings.
    soldSince: filter.is_favorite ? sold.since : undefined,
    zone: filter.is_favorite ? sold.zone : undefined,
    type: filter.type_of_opportunity,
    company: filter.company_id,
    delegation: filter.acting_for,
    sectors: orNone(filter.sectors),
    subSectors: orNone(filter.sub_sectors),
    tags: orNone(filter.tags),
    countries: orNone(filter.countries),
    regions: orNone(filter.regions),
    revenueMin: revenue.min ?? undefined,
    revenueMax: revenue.max ?? undefined,
    revenueFrom: revenueBand.min ?? undefined,
    revenueTo: revenueBand.max ?? undefined,
    ebitdaMin: ebitda.min ?? undefined,
    ebitdaMax: ebitda.max ?? undefined,
    ebitdaFrom: ebitdaBand.min ?? undefined,
    ebitdaTo: ebitdaBand.max ?? undefined,
    priceMin: price.min ?? undefined,
    priceMax: price.max ?? undefined,
  };
}
