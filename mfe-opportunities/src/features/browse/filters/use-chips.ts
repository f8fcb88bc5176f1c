import type { FilterList } from '@handover/shared/contract';
import type { Options } from '@handover/shared/reference';
import type { BrowseFilters } from '../../../api/browse.api.ts';
import { useFilterWords } from '../../../hooks/use-filter-words.ts';
import { NO_FILTERS } from '../../../rules/browse-filters.ts';
import type { FilterChange } from './with-change.ts';

export interface Chip {
  key: string;
  label: string;
  /** Takes the filter away. */
  change: FilterChange;
}

/** Each filter that is set, in words. What is searched for stands in its field. */
export const useChips = (filters: BrowseFilters, lists: Record<FilterList, Options>): Chip[] =>
  useFilterWords(filters, lists).map(({ filter: [name, id], label }) => ({
    key: id ? `${name}-${id}` : name,
    label,
    change: id
      ? { [name]: filters[name as FilterList].filter((each) => each !== id) }
      : { [name]: NO_FILTERS[name] },
  }));
