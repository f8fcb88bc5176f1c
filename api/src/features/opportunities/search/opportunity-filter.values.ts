import { BAND_EDGES, type Band, type OpportunityType, type PageQuery } from '@handover/shared/contract';
import { bandsWithin } from '../viewing/bands.rules.ts';

/** The parameters of the call, and whose opportunities are read. */
export interface OpportunityFilter extends PageQuery, OpportunityShape {
  type_of_opportunity?: OpportunityType | undefined;
  company_id?: number | undefined;
  /** By which delegation they are read. */
  acting_for?: number | undefined;
  /** The text to search for. */
  project_title?: string | undefined;
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
  countries?: number[] | undefined;
  regions?: number[] | undefined;
  revenue?: Band;
  ebitda?: Band;
  price?: Band;
}
/** The facts that decide the SQL, besides the given values. */
export interface OpportunityShape {
  scope: 'public' | 'own' | 'review';
  validated?: 'true' | 'false' | 'null' | undefined;
  sold?: boolean | undefined;
  is_favorite?: boolean | undefined;
  under_exclusivity?: boolean | undefined;
}

/** Since which day, in the time zone of the marketplace. */
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
