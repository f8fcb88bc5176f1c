import type { DealDetail, LoiDocument } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useWithdrawLoi } from '../../../queries/answer-loi.mutation.ts';
import { can } from '../../../rules/deal-state.ts';

export function WithdrawLetter({ letter, deal }: { letter: LoiDocument; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('letter', routes.dealView(deal.id));
  const withdrawal = useWithdrawLoi(letter.id);

  const withdraw = async () => {
    const sure = await confirm({
      title: t('loi.withdraw.title'),
      text: t('loi.withdraw.text'),
      action: t('action.withdraw_loi'),
      danger: true,
    });
    if (!sure) return;
    await withdrawal
      .mutateAsync()
      .then(() => messages.success(t('success.withdraw_loi')), closedNotice.showError);
  };

  if (!can(deal, 'withdraw_loi')) return null;
  return (
    <Button variant="default" loading={withdrawal.isPending} onClick={withdraw}>
      {t('action.withdraw_loi')}
    </Button>
  );
}
