import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getModerationQueue } from '../api/moderation.api.ts';
import { queueKey } from './keys.ts';

/** Oldest first, without pages: a hundred at a time are enough. */
export const useModerationQueue = () => {
  const { http } = usePlatform();
  return useQuery({ queryKey: queueKey, queryFn: ({ signal }) => getModerationQueue(http, signal) });
};
