import type { CounterProposal, DealDetail, LoiDocument } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status, type StatusKind } from '@handover/shared/ui';
import { LetterTerms } from '../letters/letter-terms.tsx';
import classes from '../loi.module.css';

const KINDS: Record<CounterProposal['status'], StatusKind> = {
  open: 'waiting',
  taken_over: 'open',
  declined: 'danger',
  ended: 'closed',
};

/** What the seller said to the versions of a letter, the newest first. */
export function CounterList({ letter, deal }: { letter: LoiDocument; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  return letter.counter_proposals.toReversed().map((counter) => (
    <section key={counter.id} className={classes.version} aria-label={t('counter.name')}>
      <div className={classes.header}>
        <h4 className={classes.name}>{t('counter.to', { version: counter.version })}</h4>
        <Status kind={KINDS[counter.status]}>{t(`counter.status.${counter.status}`)}</Status>
      </div>
      <p className={classes.note}>
        {t('counter.by', {
          name: counter.proposed_by ?? t('loi.formerUser'),
          date: date(counter.created_at),
        })}
      </p>
      {counter.message ? <p className={classes.text}>{counter.message}</p> : null}
      <LetterTerms version={{ ...counter, file_made: true }} opportunity={deal.opportunity} isOpen />
      {counter.reason ? (
        <p className={classes.text}>{t('counter.because', { reason: counter.reason })}</p>
      ) : null}
    </section>
  ));
}
