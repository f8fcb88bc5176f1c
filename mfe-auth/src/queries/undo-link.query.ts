import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { readUndoLink } from '../api/account.api.ts';

/** What became of the link of a mail. Whoever asks for nothing, since they came without it, waits for nothing. */
export function useUndoLink(userId: string | null, token: string | null) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('user', 'undo-link', userId, token),
    queryFn: ({ signal }) => readUndoLink(http, userId ?? '', token ?? '', signal),
    enabled: Boolean(userId && token),
    // What it does not tell, the undo itself does.
    retry: false,
  });
}
