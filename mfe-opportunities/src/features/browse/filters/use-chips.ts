import { useTranslation } from '@handover/shared/i18n';
import type { Options } from '@handover/shared/reference';
import type { BrowseFilters } from '../../../api/browse.api.ts';
import { useAmountRange } from '../../../hooks/use-amount-range.ts';
import { LIST_NAMES, type ListName, NO_FILTERS, RANGES } from './browse-filters.ts';
import type { FilterChange } from './with-change.ts';

export interface Chip {
  key: string;
  label: string;
  /** Takes the filter away. */
  change: FilterChange;
}

/** Each filter that is set, in words. What is searched for stands in its field. */
export function useChips(filters: BrowseFilters, lists: Record<ListName, Options>): Chip[] {
  const { t } = useTranslation('opportunities');
  const rangeText = useAmountRange();
  const chips: Chip[] = [];
  for (const name of LIST_NAMES) {
    for (const id of filters[name]) {
      const label = lists[name].options.find(({ value }) => value === id)?.label ?? '…';
      const rest = filters[name].filter((each) => each !== id);
      chips.push({ key: `${name}-${id}`, label, change: { [name]: rest } });
    }
  }
  for (const name of RANGES) {
    const range = filters[name];
    if (range.min === null && range.max === null) continue;
    const label = t('filters.rangeChip', { name: t(`filters.${name}`), range: rangeText(range) });
    chips.push({ key: name, label, change: { [name]: NO_FILTERS[name] } });
  }
  if (filters.favorites)
    chips.push({ key: 'favorites', label: t('filters.favorites'), change: { favorites: false } });
  if (filters.hideExclusive)
    chips.push({ key: 'exclusivity', label: t('filters.hideExclusive'), change: { hideExclusive: false } });
  return chips;
}
