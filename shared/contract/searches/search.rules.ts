import type { Band, Opportunity } from '../opportunities/opportunity.schema.ts';
import type { Reference } from '../wire/wire.schema.ts';
import { meetsRange, overlaps, saysNothing } from './amounts.rules.ts';
import type { PublicSide } from './fit.rules.ts';
import type { SearchFilters } from './saved-search.schema.ts';

export type SearchedListing = PublicSide &
  Pick<Opportunity, 'type_of_opportunity' | 'tags' | 'under_exclusivity'>;

const isOneOf = (ids: readonly number[], of: readonly (Reference | null)[]) =>
  ids.length === 0 || of.some((each) => each !== null && ids.includes(each.id));

/** A business for sale by its public band, a mandate by the range that it prefers; one that says nothing is not found. */
function isWithin(asked: Band, listing: SearchedListing, of: 'revenue' | 'ebitda'): boolean {
  if (saysNothing(asked)) return true;
  if (listing.type_of_opportunity === 'sell') {
    const band = listing.bands?.[of];
    return band ? overlaps(band, asked) : false;
  }
  const preferred =
    of === 'revenue'
      ? { min: listing.preferred_min_revenue, max: listing.preferred_max_revenue }
      : { min: listing.preferred_ebitda_min, max: listing.preferred_ebitda_max };
  return !saysNothing(preferred) && meetsRange(preferred, asked);
}

function hasPrice({ min, max }: Band, price: number | null): boolean {
  if (min === null && max === null) return true;
  return price !== null && (min === null || price >= min) && (max === null || price <= max);
}

/**
 * Whether the public list with these filters shows a listing, by its public facts alone; what is searched for and the
 * favourites of the person are for the database.
 */
export const isFoundBy = (filters: SearchFilters, listing: SearchedListing): boolean =>
  isOneOf(filters.sectors, listing.sectors) &&
  isOneOf(filters.sub_sectors, listing.sub_sectors) &&
  isOneOf(filters.tags, listing.tags) &&
  isOneOf(filters.countries, [listing.country]) &&
  isOneOf(filters.regions, [listing.region]) &&
  isWithin(filters.revenue, listing, 'revenue') &&
  isWithin(filters.ebitda, listing, 'ebitda') &&
  hasPrice(filters.price, listing.asking_price) &&
  !(filters.hide_exclusive && listing.under_exclusivity);
