import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getModerationQueue, getReview } from '../api/moderation.api.ts';
import { queueKey, reviewKey } from './keys.ts';

/** Oldest first, without pages: a hundred at a time are enough. */
export const useModerationQueue = () => {
  const { http } = usePlatform();
  return useQuery({ queryKey: queueKey, queryFn: ({ signal }) => getModerationQueue(http, signal) });
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
