import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAnswerProposal, useWithdrawProposal } from '../../queries/change-deal.mutation.ts';

/** The answers to an earlier end of exclusivity. Agreeing can't be undone, so it asks first. */
export function useProposalActions(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('proposal', routes.dealView(deal.id));
  const answer = useAnswerProposal(deal.id);
  const withdrawal = useWithdrawProposal(deal.id);
  const tell = (change: Promise<unknown>, success: string) =>
    change.then(() => messages.success(t(success)), closedNotice.showError);

  return {
    isPending: answer.isPending || withdrawal.isPending,
    agree: async () => {
      const sure = await confirm({
        title: t('proposal.agreeTitle'),
        text: t('proposal.agreeText', { date: date(deal.exclusivity_proposal?.end_time) }),
        action: t('proposal.agree'),
      });
      if (sure) await tell(answer.mutateAsync(true), 'proposal.agreed');
    },
    refuse: () => tell(answer.mutateAsync(false), 'proposal.refused'),
    withdraw: () => tell(withdrawal.mutateAsync(), 'proposal.withdrawn'),
  };
}
