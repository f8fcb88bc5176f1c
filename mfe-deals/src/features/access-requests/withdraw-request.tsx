import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';

export function WithdrawRequest({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const confirm = useConfirm();
  const closedNotice = useClosedNotice('request', routes.opportunity(request.opportunity_id));
  const answer = useAnswerRequest();
  const context = request.type_of_opportunity;

  const withdraw = async () => {
    const sure = await confirm({
      title: t('requests.withdrawTitle', { context }),
      text: t('requests.withdrawText', {
        context,
        title: request.opportunity_name,
      }),
      action: t('requests.withdraw', { context }),
      danger: true,
    });
    if (!sure) return;
    await answer
      .mutateAsync({ id: request.id, action: 'withdraw' })
      .then(() => messages.success(t('requests.withdrawn', { context })), closedNotice.showError);
  };

  return (
    <Button size="xs" variant="default" onClick={withdraw} loading={answer.isPending}>
      {t('requests.withdraw', { context })}
    </Button>
  );
}
