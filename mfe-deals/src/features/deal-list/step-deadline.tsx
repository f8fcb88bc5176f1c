import { DAY_MS, type Deal } from '@handover/shared/contract';
import { marketDay, marketPlace, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { RowDeadline } from '../../components/work-row.tsx';
import { useMinute } from '../../hooks/use-minute.ts';
import { daysLeft, isUrgent } from '../../rules/days-left.ts';
import { deadlineKind } from '../../rules/deal-state.ts';

const HOUR_MS = DAY_MS / 24;
/** The number of last hours that are shown as hours. */
const LAST_HOURS = 48;

/** The next deadline, in calendar days or, at last, hours. The last week is marked. Empty if nothing ends. */
export function StepDeadline({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const { date, language } = useFormat();
  const now = useMinute();
  const { deadline } = deal.next_step;
  if (deadline === null) return null;
  const lastDay = marketDay(deadline);
  const days = Math.max(0, daysLeft(lastDay, now));
  const hours = Math.floor(Math.max(0, Date.parse(deadline) - now) / HOUR_MS);
  const what = deadlineKind(deal) ?? 'letter';
  return (
    <RowDeadline
      isUrgent={isUrgent(days)}
      title={t('clock.until', { date: date(lastDay), place: marketPlace(language) })}
    >
      {hours < LAST_HOURS
        ? t(`list.deadline.${what}.hours`, { count: hours })
        : t(`list.deadline.${what}.days`, { count: days })}
    </RowDeadline>
  );
}
