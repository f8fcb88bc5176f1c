import { useSignedIn } from '@handover/shared/session';
import type { BrowseFilters, BrowseParams } from '../../../api/browse.api.ts';
import { useFilterLists } from '../../../hooks/use-filter-lists.ts';
import { isWaiting, knownFilters } from './known-filters.ts';

/**
 * The filters of the address that exist, and the lists that they are chosen from.
 *
 * @param unsure those that may not exist: of a landing page the server has said that its own do
 */
export function useKnownFilters(filters: BrowseFilters, type: BrowseParams['type'], unsure = filters) {
  const lists = useFilterLists(filters);
  const signedIn = useSignedIn();
  return {
    lists,
    params: knownFilters(filters, lists, { type, signedIn }),
    isReady: !isWaiting(unsure, lists),
  };
}
