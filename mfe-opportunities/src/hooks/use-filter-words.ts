import {
  FILTER_RANGES,
  type FilterFlag,
  type FilterList,
  type FilterRange,
  FLAG_FILTERS,
  LIST_FILTERS,
} from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { Options } from '@handover/shared/reference';
import type { BrowseFilters } from '../api/browse.api.ts';
import { useAmountRange } from './use-amount-range.ts';

interface FilterWords {
  /** Has the id, if the filter is a list. */
  filter: [FilterList, string] | [FilterRange] | [FilterFlag];
  label: string;
}

/** Each filter that is set, in words; what is searched for is not among them. */
export function useFilterWords(filters: BrowseFilters, lists: Record<FilterList, Options>): FilterWords[] {
  const { t } = useTranslation('opportunities');
  const rangeText = useAmountRange();
  const words: FilterWords[] = [];
  for (const name of LIST_FILTERS) {
    for (const id of filters[name]) {
      const label = lists[name].options.find(({ value }) => value === id)?.label ?? '…';
      words.push({ filter: [name, id], label });
    }
  }
  for (const name of FILTER_RANGES) {
    const range = filters[name];
    if (range.min === null && range.max === null) continue;
    const label = t('filters.rangeChip', { name: t(`filters.${name}`), range: rangeText(range) });
    words.push({ filter: [name], label });
  }
  for (const name of FLAG_FILTERS)
    if (filters[name]) words.push({ filter: [name], label: t(`filters.${name}`) });
  return words;
}
