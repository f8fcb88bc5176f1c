import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getModerationQueue } from '../api/moderation.api.ts';
import { queueKey } from './keys.ts';

/** Oldest first; a hundred at a time is more than anyone judges in one go. */
export const useModerationQueue = () => {
  const { http } = usePlatform();
  return useQuery({ queryKey: queueKey, queryFn: ({ signal }) => getModerationQueue(http, signal) });
};
