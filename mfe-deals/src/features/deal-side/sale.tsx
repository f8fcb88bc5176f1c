import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { SaleFacts } from '../../components/sale-facts.tsx';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useWithdrawCompletion } from '../../queries/change-deal.mutation.ts';
import { can } from '../../rules/deal-state.ts';
import classes from './deal-side.module.css';

/** What was said of the sale last, and what became of it. */
export function Sale({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const partyName = usePartyName();
  const { completion } = deal;
  if (!completion || completion.state === 'withdrawn') return null;
  const { state, mine, refusal_reason: reason } = completion;
  return (
    <section className={classes.sale} aria-label={t('completion.title')}>
      <h2>{t('completion.title')}</h2>
      <p className={classes.said}>
        {t(`completion.state.${state}.${mine ? 'mine' : 'theirs'}`, {
          name: partyName(deal.other_party),
          asked: date(completion.proposed_at),
          decided: date(completion.decided_at),
        })}
      </p>
      {reason ? <q className={classes.message}>{reason}</q> : null}
      {state === 'announced' ? null : <SaleFacts completion={completion} />}
      {can(deal, 'withdraw_completion') ? <WithdrawCompletion deal={deal} /> : null}
    </section>
  );
}

function WithdrawCompletion({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const { mutateAsync, isPending } = useWithdrawCompletion(deal.id);
  const withdraw = async () => {
    const sure = await confirm({
      title: t('completion.withdrawTitle'),
      text: t('completion.withdrawText', { name: partyName(deal.other_party) }),
      action: t('completion.withdraw'),
    });
    if (sure)
      await mutateAsync().then(() => messages.success(t('completion.withdrawn')), closedNotice.showError);
  };
  return (
    <Button variant="default" onClick={withdraw} loading={isPending}>
      {t('completion.withdraw')}
    </Button>
  );
}
