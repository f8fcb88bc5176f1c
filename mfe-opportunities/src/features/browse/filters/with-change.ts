import type { BrowseFilters } from '../../../api/browse.api.ts';
import { NO_FILTERS, readFilters, writeAddress, writeFilters } from '../../../rules/browse-filters.ts';

export type FilterChange = Partial<BrowseFilters>;

const isSame = (before: readonly string[], after: readonly string[]) => before.join() === after.join();

/** The filters with a change, without what depended on what it took away. */
export function changeFilters(before: BrowseFilters, change: FilterChange): BrowseFilters {
  const after = { ...before, ...change };
  // Regions are those of the one country, sub-sectors those of the sectors.
  if (!isSame(before.countries, after.countries)) after.regions = change.regions ?? [];
  if (after.sectors.length === 0) after.sub_sectors = [];
  return after;
}

/** The query of the address with a change applied: it starts at the first page again, and defaults are left out. */
export const withChange = (query: URLSearchParams, change: FilterChange): URLSearchParams =>
  writeAddress(query, writeFilters(changeFilters(readFilters(query), change)));

/** Everything but the order. */
export const isFiltered = (filters: BrowseFilters): boolean => {
  const { ordering: _ordering, ...set } = writeFilters(filters);
  return Object.values(set).some(Boolean);
};

/** How many filters are set besides the words, which are never out of sight. */
export const countFilters = (filters: BrowseFilters): number => {
  const { search: _search, ordering: _ordering, ...set } = writeFilters(filters);
  const names = Object.entries(set).flatMap(([name, value]) =>
    value ? [name.replace(/_(min|max)$/, '')] : [],
  );
  return new Set(names).size;
};

export const withoutFilters = ({ ordering }: BrowseFilters): BrowseFilters => ({ ...NO_FILTERS, ordering });
