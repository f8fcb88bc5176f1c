import type { Opportunity, Paged } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { type InfiniteData, optimisticMutation, useMutation } from '@handover/shared/query';
import { toggleFavorite } from '../api/browse.api.ts';
import { listKey, oneKey } from './keys.ts';

/** Shown at once wherever the opportunity is listed; undone with a message when the call fails. */
export const useFavorite = (id: number) => {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (_isFavorite: boolean) => toggleFavorite(http, id),
      writes: [oneKey(id), listKey()],
      refetchWritten: 'none',
      // There it comes, or goes.
      outdates: [listKey({ favorites: true })],
      apply(is_favorite) {
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
      },
    }),
  );
};
