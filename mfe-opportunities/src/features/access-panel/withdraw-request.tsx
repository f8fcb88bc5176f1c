import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { useWithdrawRequest } from '../../queries/withdraw-request.mutation.ts';

interface WithdrawRequestProps {
  requestId: number;
  opportunity: Pick<Opportunity, 'project_title' | 'type_of_opportunity'>;
}

/** Takes one's own request back, after a question. */
export function WithdrawRequest({ requestId, opportunity }: WithdrawRequestProps) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const confirm = useConfirm();
  const withdrawal = useWithdrawRequest();
  const { project_title: title, type_of_opportunity: context } = opportunity;
  const withdraw = async () => {
    const sure = await confirm({
      title: t('access.withdraw.title', { context }),
      text: t('access.withdraw.text', { context, title }),
      action: t('access.withdraw.action', { context }),
      danger: true,
    });
    if (!sure) return;
    // The callbacks of `mutate` would not run: the button is gone by then.
    await withdrawal.mutateAsync(requestId).then(
      () => messages.success(t('access.withdraw.done', { context })),
      (error) => messages.failure(error),
    );
  };
  return (
    <Button variant="default" onClick={withdraw} loading={withdrawal.isPending}>
      {t('access.withdraw.action', { context })}
    </Button>
  );
}
