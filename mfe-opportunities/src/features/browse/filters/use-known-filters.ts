import { useSignedIn } from '@handover/shared/session';
import type { BrowseFilters, BrowseParams } from '../../../api/browse.api.ts';
import { useFilterLists } from '../../../hooks/use-filter-lists.ts';
import { isWaiting, knownFilters } from './known-filters.ts';

/** The filters of the address that exist, and the lists that they are chosen from. */
export function useKnownFilters(filters: BrowseFilters, type: BrowseParams['type']) {
  const lists = useFilterLists(filters);
  const signedIn = useSignedIn();
  return {
    lists,
    params: knownFilters(filters, lists, { type, signedIn }),
    isReady: !isWaiting(filters, lists),
  };
}
