import type { HouseList } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, type QueryClient, useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { listFaqEntries, listNames, moveEntry } from '../api/house-lists.api.ts';

const LISTS = areaKey('user', 'house-lists');

export function useNames(list: HouseList) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...LISTS, list],
    queryFn: ({ signal }) => listNames(http, list, signal),
  });
}

export function useFaqEntries() {
  const { http } = usePlatform();
  return useQuery({ queryKey: [...LISTS, 'faq'], queryFn: ({ signal }) => listFaqEntries(http, signal) });
}

/** What the page itself has of the lists, as visitors read them, is stale too. It resolves once the lists are read again. */
export async function refreshLists(queries: QueryClient): Promise<void> {
  for (const area of ['select', 'ui'] as const)
    void queries.invalidateQueries({ queryKey: areaKey(area), refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: LISTS });
}

interface Move {
  id: number;
  before: number | null;
}

export function useMoveEntry(list: HouseList | 'faq') {
  const { http, messages } = usePlatform();
  const { t } = useTranslation('auth');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, before }: Move) => moveEntry(http, list, id, before),
    onSuccess: () => messages.success(t('lists.moved')),
    onError: (error) => messages.failure(error),
    onSettled: () => refreshLists(queries),
  });
}
