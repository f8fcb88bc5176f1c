import type { Options } from '@handover/shared/reference';
import type { BrowseFilters, BrowseParams } from '../../../api/browse.api.ts';
import { LIST_NAMES, type ListName, NO_FILTERS } from '../../../rules/browse-filters.ts';

type Lists = Readonly<Record<ListName, Pick<Options, 'options' | 'isPending' | 'error'>>>;
interface Viewer {
  type: BrowseParams['type'];
  signedIn: boolean;
}

/** A chosen id whose list is still loading may be unknown. */
export const isWaiting = (filters: BrowseFilters, lists: Lists): boolean =>
  LIST_NAMES.some((name) => filters[name].length > 0 && lists[name].isPending);

/** The filters without ids that do not exist, and without what this list, or this viewer, does not have. */
export function knownFilters(filters: BrowseFilters, lists: Lists, { type, signedIn }: Viewer): BrowseParams {
  const known = (name: ListName) => {
    const { options, isPending, error } = lists[name];
    // While the list is missing, no value counts as wrong.
    return isPending || error
      ? filters[name]
      : filters[name].filter((id) => options.some(({ value }) => value === id));
  };
  return {
    ...filters,
    type,
    countries: known('countries'),
    regions: known('regions'),
    sectors: known('sectors'),
    sub_sectors: known('sub_sectors'),
    tags: known('tags'),
    // A mandate has no price.
    price: type === 'buy' ? NO_FILTERS.price : filters.price,
    favorites: signedIn && filters.favorites,
  };
}
