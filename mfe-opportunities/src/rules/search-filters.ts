import type { SearchFilters } from '@handover/shared/contract';
import type { BrowseFilters } from '../api/browse.api.ts';

const ids = (texts: readonly string[]) => texts.map(Number);

/** The filters of a list as a search keeps them. */
export const toSearchFilters = (filters: BrowseFilters): SearchFilters => ({
  search: filters.search,
  countries: ids(filters.countries),
  regions: ids(filters.regions),
  sectors: ids(filters.sectors),
  sub_sectors: ids(filters.sub_sectors),
  tags: ids(filters.tags),
  revenue: filters.revenue,
  ebitda: filters.ebitda,
  price: filters.price,
  favorites: filters.favorites,
  hide_exclusive: filters.hideExclusive,
});
