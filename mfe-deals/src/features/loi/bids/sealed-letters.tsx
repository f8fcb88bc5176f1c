import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { letterStatusKinds } from '../letters/letter-status.ts';
import classes from '../loi.module.css';

/** That letters came under seal: from whom and when, and nothing of what they say. */
export function SealedLetters({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  return deal.sealed_letters.map(({ id, number, version, status, submitted_by, created_at }) => (
    <li key={id} className={classes.letter}>
      <div className={classes.header}>
        <h3 className={classes.name}>{t('loi.name', { number, version })}</h3>
        <Status kind={letterStatusKinds[status]}>
          {t(status === 'submitted' ? 'bids.sealed' : `loi.status.${status}`)}
        </Status>
      </div>
      <p className={classes.note}>
        {t('loi.sentBy', { name: submitted_by ?? t('loi.formerUser'), date: date(created_at) })}
      </p>
      <p className={classes.text}>
        {status === 'submitted' ? t('bids.shut', { date: date(deal.bid_date?.date) }) : t('bids.neverOpened')}
      </p>
    </li>
  ));
}
