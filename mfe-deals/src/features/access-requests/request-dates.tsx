import type { AccessRequest, DealRole } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { daysLeft, isUrgent } from '../../rules/days-left.ts';
import { isOpen, requestState } from '../../rules/request-state.ts';
import classes from './request-list.module.css';

/** Shows since when it waits and until when it is open, or when it was over; the last week is marked. */
export function RequestDates({ request, asRole: role }: { request: AccessRequest; asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { type_of_opportunity: context, created_at, expires_at, decided_at } = request;
  const asked = date(created_at);
  if (!isOpen(request))
    return (
      <p className={classes.muted}>
        {t(`requests.dates.${requestState(request)}`, { context, asked, decided: date(decided_at) })}
      </p>
    );
  const day = marketDay(expires_at);
  const days = daysLeft(day);
  return (
    <p className={classes.muted}>
      {t('requests.dates.asked', { context, asked })}
      {' · '}
      <span className={classes.until} data-urgent={isUrgent(days) || undefined}>
        {t(`requests.dates.until.${role}`, {
          context,
          date: date(day),
          count: Math.max(0, days),
        })}
      </span>
    </p>
  );
}
