import type { DealDetail, LoiDocument } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm, useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { useWithdrawLoi } from '../../queries/answer-loi.mutation.ts';
import { may } from '../../rules/deal-state.ts';

/** What each side may do with the open letter. */
export function LetterActions({ letter, deal }: { letter: LoiDocument; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const confirm = useConfirm();
  const messages = useMessages();
  const withdrawal = useWithdrawLoi(letter.id);

  const withdraw = async () => {
    const sure = await confirm({
      title: t('loi.withdraw.title'),
      text: t('loi.withdraw.text'),
      action: t('action.withdraw_loi'),
      danger: true,
    });
    if (!sure) return;
    withdrawal.mutate(undefined, {
      onSuccess: () => messages.success(t('done.withdraw_loi')),
      onError: (error) => messages.failure(error),
    });
  };
  const steps = [
    ['accept_loi', () => void modals.open('loi-accept', { letter })],
    ['decline_loi', () => void modals.open('loi-decline', { letter })],
    ['update_loi', () => void modals.open('loi-submit', { dealId: deal.id, letter })],
    ['withdraw_loi', () => void withdraw()],
  ] as const;

  return steps.map(([action, act]) =>
    may(deal, action) ? (
      <Button
        key={action}
        variant={action === 'accept_loi' ? 'filled' : 'default'}
        loading={action === 'withdraw_loi' && withdrawal.isPending}
        onClick={act}
      >
        {t(`action.${action}`)}
      </Button>
    ) : null,
  );
}
