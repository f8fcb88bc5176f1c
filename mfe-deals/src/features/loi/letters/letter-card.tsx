import type { DealDetail, LoiDocument } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { useAddressed } from '../../../hooks/use-addressed.ts';
import { exclusivityEnd } from '../../../rules/deal-state.ts';
import { CounterButton } from '../counters/counter-button.tsx';
import { CounterList } from '../counters/counter-list.tsx';
import classes from '../loi.module.css';
import { EarlierVersions } from './earlier-versions.tsx';
import { LetterDeadline } from './letter-deadline.tsx';
import { LetterFiles } from './letter-files.tsx';
import { letterStatusKinds } from './letter-status.ts';
import { LetterTerms } from './letter-terms.tsx';
import { WithdrawLetter } from './withdraw-letter.tsx';

/** A letter as it stands now: its terms, its files, its deadline, and its earlier versions. */
export function LetterCard({ letter, deal }: { letter: LoiDocument; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { number, version, status, versions, exclusivity_period_end_time: end } = letter;
  const addressed = useAddressed('letter', letter.id);
  const current = versions.at(-1);
  const name = letter.submitted_by ?? t('loi.formerUser');

  return (
    <li
      ref={addressed.ref}
      tabIndex={-1}
      className={classes.letter}
      data-addressed={addressed.isIt || undefined}
    >
      <div className={classes.header}>
        <h3 className={classes.name}>{t('loi.name', { number, version })}</h3>
        <Status kind={letterStatusKinds[status]}>{t(`loi.status.${status}`)}</Status>
      </div>
      <p className={classes.note}>{t('loi.sentBy', { name, date: date(current?.created_at) })}</p>
      {letter.is_sealed ? (
        <p className={classes.note}>{t(letter.status === 'submitted' ? 'bids.own' : 'bids.stays')}</p>
      ) : null}
      {status === 'submitted' ? <LetterDeadline what="validity" until={letter.expiration_date} /> : null}
      {end && exclusivityEnd(deal) ? <LetterDeadline what="exclusivity" until={marketDay(end)} /> : null}
      {letter.decline_reason ? (
        <p className={classes.text}>{t('loi.declinedBecause', { reason: letter.decline_reason })}</p>
      ) : null}
      <LetterTerms version={letter} opportunity={deal.opportunity} isOpen={status === 'submitted'} />
      {current ? <LetterFiles letter={letter} version={current} /> : null}
      {status === 'submitted' ? (
        <>
          <WithdrawLetter letter={letter} deal={deal} />
          <CounterButton letter={letter} deal={deal} />
        </>
      ) : null}
      <CounterList letter={letter} deal={deal} />
      <EarlierVersions letter={letter} opportunity={deal.opportunity} />
    </li>
  );
}
