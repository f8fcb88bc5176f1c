import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { logoutEverywhere } from '../api/sessions.api.ts';

/** Every session of the account ends at the server first; then this browser forgets its own. */
export function useSignOutEverywhere() {
  const { http, messages, session } = usePlatform();
  return useMutation({
    mutationFn: () => logoutEverywhere(http),
    // The server has ended this session too: there is nothing left to revoke.
    onSuccess: () => session.signOut('elsewhere'),
    onError: (error) => messages.failure(error),
  });
}
