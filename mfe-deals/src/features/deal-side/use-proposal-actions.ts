import type { DealDetail } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useAnswerProposal, useWithdrawProposal } from '../../queries/change-deal.mutation.ts';

/** The answers to an earlier end of exclusivity, each after a question: the other side is told. */
export function useProposalActions(deal: DealDetail) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const partyName = usePartyName();
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('proposal', routes.dealView(deal.id));
  const answer = useAnswerProposal(deal.id);
  const withdrawal = useWithdrawProposal(deal.id);
  const tell = (change: Promise<unknown>, success: string) =>
    change.then(() => messages.success(t(success)), closedNotice.showError);

  const asked = async (
    what: 'agree' | 'refuse' | 'withdraw',
    change: () => Promise<unknown>,
    success: string,
  ) => {
    const end = deal.exclusivity_proposal?.end_time;
    const sure = await confirm({
      title: t(`proposal.${what}Title`),
      text: t(`proposal.${what}Text`, {
        date: date(end && marketDay(end)),
        name: partyName(deal.other_party),
      }),
      action: t(`proposal.${what}`),
    });
    if (sure) await tell(change(), success);
  };

  return {
    isPending: answer.isPending || withdrawal.isPending,
    agree: () => asked('agree', () => answer.mutateAsync(true), 'proposal.agreed'),
    refuse: () => asked('refuse', () => answer.mutateAsync(false), 'proposal.refused'),
    withdraw: () => asked('withdraw', () => withdrawal.mutateAsync(), 'proposal.withdrawn'),
  };
}
