import type { Delegation } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { useEndDelegation } from '../../queries/delegations.query.ts';

/** Ends a delegation after a question; it takes effect at once. */
export function useEnd() {
  const { t } = useTranslation('auth');
  const confirm = useConfirm();
  const messages = useMessages();
  const mutation = useEndDelegation();
  const end = async ({ id, side, person, state }: Delegation) => {
    const isSure = await confirm({
      title: t(`advisers.${side}.endTitle`, { person }),
      text: t(state === 'invited' ? 'advisers.given.withdrawText' : `advisers.${side}.endText`, { person }),
      action: t(`advisers.${side}.end`),
      danger: true,
    });
    if (!isSure) return;
    mutation.mutate(id, {
      onSuccess: () => messages.success(t(`advisers.${side}.ended`, { person })),
      onError: (error) => messages.failure(error),
    });
  };
  return {
    end,
    isEnding: ({ id }: Delegation) => mutation.isPending && mutation.variables === id,
  };
}
