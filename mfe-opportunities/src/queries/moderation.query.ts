import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getModerationQueue, getReview } from '../api/moderation.api.ts';
import { queueKey, reviewKey } from './keys.ts';

/** Oldest first, without pages: a hundred at a time are enough. */
export const useModerationQueue = () => {
  const { http } = usePlatform();
  return useQuery({ queryKey: queueKey, queryFn: ({ signal }) => getModerationQueue(http, signal) });
};

/** All that a decision needs. Each call is on record as a look at private data, so it is made for the one that is open. */
export const useReview = (id: number) => {
  const { http } = usePlatform();
  return useQuery({ queryKey: reviewKey(id), queryFn: ({ signal }) => getReview(http, id, signal) });
};
