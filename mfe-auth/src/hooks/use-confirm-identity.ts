import { useMessages } from '@handover/shared/messages';
import { useModals } from '@handover/shared/modals';
import { usePlatform } from '@handover/shared/platform';
import { currentUserQuery } from '@handover/shared/session';
import { readConfirmation } from '../api/account.api.ts';

/**
 * For actions that need more than an open session: asks users to confirm their identity, unless they did a moment
 * ago. True once it is confirmed for at least this many seconds.
 */
export function useConfirmIdentity() {
  const { http, queries } = usePlatform();
  const modals = useModals();
  const messages = useMessages();
  return async (atLeast = 30): Promise<boolean> => {
    try {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      const { seconds_left } = await readConfirmation(http, user.id);
      if (seconds_left >= atLeast) return true;
      return (await modals.open('confirm-identity', { hasPassword: user.has_password })) === true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };
}
