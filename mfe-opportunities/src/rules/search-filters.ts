import type { SearchFilters } from '@handover/shared/contract';
import type { BrowseFilters } from '../api/browse.api.ts';
import { NO_FILTERS } from './browse-filters.ts';

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

const texts = (values: readonly number[]) => values.map(String);

/** The filters of a search as the list has them. */
export const fromSearchFilters = (filters: SearchFilters): BrowseFilters => ({
  ...NO_FILTERS,
  search: filters.search,
  countries: texts(filters.countries),
  regions: texts(filters.regions),
  sectors: texts(filters.sectors),
  sub_sectors: texts(filters.sub_sectors),
  tags: texts(filters.tags),
  revenue: filters.revenue,
  ebitda: filters.ebitda,
  price: filters.price,
  favorites: filters.favorites,
  hideExclusive: filters.hide_exclusive,
});
