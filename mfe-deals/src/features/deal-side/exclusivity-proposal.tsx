import type { DealDetail } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { can } from '../../rules/deal-state.ts';
import classes from './deal-side.module.css';
import { useProposalActions } from './use-proposal-actions.ts';

/** An earlier end of exclusivity that waits: the buyer agrees to it or not, the seller may take it back. */
export function ExclusivityProposal({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { date } = useFormat();
  const { isPending, agree, refuse, withdraw } = useProposalActions(deal);
  const proposal = deal.exclusivity_proposal;
  if (!proposal) return null;
  return (
    <section className={classes.block}>
      <h2>{t('proposal.title')}</h2>
      <p className={classes.line}>
        {t(proposal.mine ? 'proposal.yours' : 'proposal.theirs', {
          name: partyName(deal.other_party),
          date: date(marketDay(proposal.end_time)),
          asked: date(proposal.proposed_at),
        })}
      </p>
      {can(deal, 'answer_exclusivity_proposal') ? (
        <Group gap="sm">
          <Button color="accent" onClick={agree} loading={isPending}>
            {t('proposal.agree')}
          </Button>
          <Button variant="default" onClick={refuse} disabled={isPending}>
            {t('proposal.refuse')}
          </Button>
        </Group>
      ) : null}
      {can(deal, 'withdraw_exclusivity_proposal') ? (
        <Button variant="default" onClick={withdraw} loading={isPending}>
          {t('proposal.withdraw')}
        </Button>
      ) : null}
    </section>
  );
}
