import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { daysLeft, isUrgent } from '../../rules/days-left.ts';
import classes from './loi.module.css';

interface LetterDeadlineProps {
  what: 'validity' | 'exclusivity';
  /** A day or a time; days are those of UTC. */
  until: string;
}

/** A deadline before it strikes: the day, and how many are left; marked under a week. */
export function LetterDeadline({ what, until }: LetterDeadlineProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const days = daysLeft(until);
  if (days < 0) return null;
  return (
    <p className={classes.deadline} data-urgent={isUrgent(days) || undefined}>
      {t(`loi.deadline.${what}`, { date: date(until.slice(0, 10)) })}
      {' · '}
      <span className={classes.left}>
        {days === 0 ? t('loi.deadline.today') : t('loi.deadline.left', { count: days })}
      </span>
    </p>
  );
}
