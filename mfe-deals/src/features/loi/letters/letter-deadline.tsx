import type { Day } from '@handover/shared/contract';
import { marketToday, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { daysLeft, isUrgent } from '../../../rules/days-left.ts';
import classes from '../loi.module.css';

interface LetterDeadlineProps {
  what: 'validity' | 'exclusivity';
  until: Day;
}

/** A deadline until it strikes in the marketplace: the day, and how many are left; marked under a week. */
export function LetterDeadline({ what, until }: LetterDeadlineProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  if (marketToday() > until) return null;
  // It may be the next day already for a reader whose time zone is ahead of the marketplace.
  const days = Math.max(0, daysLeft(until));
  return (
    <p className={classes.deadline} data-urgent={isUrgent(days) || undefined}>
      {t(`loi.deadline.${what}`, { date: date(until) })}
      {' · '}
      <span className={classes.left}>
        {days === 0 ? t('loi.deadline.today') : t('loi.deadline.left', { count: days })}
      </span>
    </p>
  );
}
