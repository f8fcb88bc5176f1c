import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { readUndoLink } from '../api/account.api.ts';

/** The state of the link of a mail. Does not load if the page was opened without a link. */
export function useUndoLink(userId: string | null, token: string | null) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('user', 'undo-link', userId, token),
    queryFn: ({ signal }) => readUndoLink(http, userId ?? '', token ?? '', signal),
    enabled: Boolean(userId && token),
    // If it fails, the undo itself tells.
    retry: false,
  });
}
