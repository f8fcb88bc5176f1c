import { PAGE_SIZE } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { getModerationQueue, getReview } from '../api/moderation.api.ts';
import { queueKey, reviewKey } from './keys.ts';

/** Longest waiting first, by pages of a hundred. */
export const useModerationQueue = () => {
  const { http } = usePlatform();
  return usePagedList({
    queryKey: queueKey,
    queryFn: (call, signal) => getModerationQueue(http, call, signal),
    pageLength: PAGE_SIZE.listMax,
  });
};

/**
 * All that a decision needs. Each call is on record as a look at private data, so it is made for the one that is open, and not
 * again by itself: the text would change under the eyes of who reads it. Without an id nothing is fetched.
 */
export const useReview = (id: number | undefined) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: reviewKey(id ?? 0),
    queryFn: ({ signal }) => getReview(http, id ?? 0, signal),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
