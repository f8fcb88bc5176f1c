import { byName, type FilterList, FLAG_FILTERS, hasFlag, LIST_FILTERS } from '@handover/shared/contract';
import type { Options } from '@handover/shared/reference';
import type { BrowseFilters, BrowseParams } from '../../../api/browse.api.ts';
import { NO_FILTERS } from '../../../rules/browse-filters.ts';

type Lists = Readonly<Record<FilterList, Pick<Options, 'options' | 'isPending' | 'error'>>>;
interface Viewer {
  type: BrowseParams['type'];
  signedIn: boolean;
}

/** A chosen id whose list is still loading may be unknown. */
export const isWaiting = (filters: BrowseFilters, lists: Lists): boolean =>
  LIST_FILTERS.some((name) => filters[name].length > 0 && lists[name].isPending);

/** The filters without ids that do not exist, and without what this list, or this viewer, does not have. */
export function knownFilters(filters: BrowseFilters, lists: Lists, { type, signedIn }: Viewer): BrowseParams {
  const known = (name: FilterList) => {
    const { options, isPending, error } = lists[name];
    // While the list is missing, no value counts as wrong.
    return isPending || error
      ? filters[name]
      : filters[name].filter((id) => options.some(({ value }) => value === id));
  };
  return {
    ...filters,
    type,
    ...byName(LIST_FILTERS, known),
    // A mandate has no price.
    price: type === 'buy' ? NO_FILTERS.price : filters.price,
    ...byName(FLAG_FILTERS, (flag) => filters[flag] && hasFlag(flag, type, signedIn)),
  };
}
