import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { useSignedIn } from '@handover/shared/session';
import { fetchUnreadCount } from '../api/notifications.api.ts';
import { unreadKey } from './notification-cache.ts';

/** 0 if it fails, without a message. */
export function useUnreadCount(): number {
  const { http } = usePlatform();
  const enabled = useSignedIn();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => fetchUnreadCount(http, signal),
    enabled,
  });
  return data ?? 0;
}
