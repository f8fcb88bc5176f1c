import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { cancelEmailChange } from '../api/account.api.ts';
import { EMAIL_CHANGE } from './email-change.query.ts';

/** The account keeps its address; the link that was sent to the new one opens nothing any more. */
export function useCancelEmailChange(userId: number) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => cancelEmailChange(http, userId),
    onSuccess: () => queries.setQueryData([...EMAIL_CHANGE, userId], { pending_email: null }),
  });
}
