import type { Opportunity, Paged } from '@handover/shared/contract';
import { useMessages } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { type InfiniteData, useMutation, useQueryClient } from '@handover/shared/query';
import { toggleFavorite } from '../api/browse.api.ts';
import { listKey, oneKey } from './keys.ts';

/** Shown at once everywhere the opportunity stands; taken back, with a message, when the server refuses. */
export const useFavorite = (id: number) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const messages = useMessages();
  const mark = (is_favorite: boolean) => {
    queries.setQueryData<Opportunity>(oneKey(id), (one) => one && { ...one, is_favorite });
    queries.setQueriesData<InfiniteData<Paged<Opportunity>>>(
      { queryKey: listKey() },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            results: page.results.map((item) => (item.id === id ? { ...item, is_favorite } : item)),
          })),
        },
    );
  };
  return useMutation({
    mutationFn: (_wanted: boolean) => toggleFavorite(http, id),
    onMutate: (wanted) => mark(wanted),
    onError: (error, wanted) => {
      mark(!wanted);
      messages.failure(error);
    },
  });
};
