import { useTranslation } from '@handover/shared/i18n';
import type { Options } from '@handover/shared/reference';
import type { BrowseFilters } from '../api/browse.api.ts';
import { LIST_NAMES, type ListName, RANGES, type RangeName } from '../rules/browse-filters.ts';
import { useAmountRange } from './use-amount-range.ts';

interface FilterWords {
  /** With the id, of a list. */
  filter: [ListName, string] | [RangeName] | ['favorites'] | ['hideExclusive'];
  label: string;
}

/** Each filter that is set, in words; what is searched for is not among them. */
export function useFilterWords(filters: BrowseFilters, lists: Record<ListName, Options>): FilterWords[] {
  const { t } = useTranslation('opportunities');
  const rangeText = useAmountRange();
  const words: FilterWords[] = [];
  for (const name of LIST_NAMES) {
    for (const id of filters[name]) {
      const label = lists[name].options.find(({ value }) => value === id)?.label ?? '…';
      words.push({ filter: [name, id], label });
    }
  }
  for (const name of RANGES) {
    const range = filters[name];
    if (range.min === null && range.max === null) continue;
    const label = t('filters.rangeChip', { name: t(`filters.${name}`), range: rangeText(range) });
    words.push({ filter: [name], label });
  }
  if (filters.favorites) words.push({ filter: ['favorites'], label: t('filters.favorites') });
  if (filters.hideExclusive) words.push({ filter: ['hideExclusive'], label: t('filters.hideExclusive') });
  return words;
}
