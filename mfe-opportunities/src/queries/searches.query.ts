import type { SavedSearch, SavedSearchBody, SavedSearchPatch } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import {
  changeSearch,
  deleteSearch,
  listFits,
  listSearches,
  lookAtSearch,
  restoreSearch,
  saveSearch,
} from '../api/searches.api.ts';
import { oneKey } from './keys.ts';

const searchesKey = areaKey('opportunities', 'searches');

export function useSearches() {
  const { http } = usePlatform();
  return useQuery({ queryKey: searchesKey, queryFn: ({ signal }) => listSearches(http, signal) });
}

/** What is changed is loaded again. */
function useSearchMutation<Values>(mutationFn: (values: Values) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: searchesKey }) });
}

export function useSaveSearch() {
  const { http } = usePlatform();
  return useSearchMutation((body: SavedSearchBody) => saveSearch(http, body));
}
export function useChangeSearch({ id }: SavedSearch) {
  const { http } = usePlatform();
  return useSearchMutation((change: SavedSearchPatch) => changeSearch(http, id, change));
}
export function useDeleteSearch() {
  const { http } = usePlatform();
  return useSearchMutation(({ id }: SavedSearch) => deleteSearch(http, id));
}
export function useRestoreSearch() {
  const { http } = usePlatform();
  return useSearchMutation(({ id }: SavedSearch) => restoreSearch(http, id));
}
export function useLookAtSearch({ id }: SavedSearch) {
  const { http } = usePlatform();
  return useSearchMutation(() => lookAtSearch(http, id));
}

/** How a listing suits those of the other type. */
export function useFits(id: number) {
  const { http } = usePlatform();
  return useQuery({ queryKey: [...oneKey(id), 'fits'], queryFn: ({ signal }) => listFits(http, id, signal) });
}
