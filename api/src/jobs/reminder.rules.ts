import { addDays, DAY_MS, type Day } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';

/**
 * Whether a reminder is due: one of `daysBefore` the last day has been reached, and none was sent since. Days are
 * those of the marketplace's calendar. After an outage one reminder is sent, not one for each missed day.
 */
export function isReminderDue(
  { lastDay, remindedAt }: { lastDay: Day; remindedAt: Date | null },
  daysBefore: readonly number[],
  today: Day,
): boolean {
  const reached = daysBefore.map((days) => addDays(lastDay, -days)).filter((day) => day <= today);
  if (reached.length === 0) return false;
  return remindedAt === null || reached.some((day) => day > marketDay(remindedAt));
}

/** The latest of `daysAfter` the start that has been reached without a warning; null for none. */
export function warningDue(
  { start, warnedDay }: { start: Date; warnedDay: number },
  daysAfter: readonly number[],
  now: Date,
): number | null {
  const reached = daysAfter.filter((days) => start.getTime() + days * DAY_MS <= now.getTime());
  const latest = Math.max(0, ...reached);
  return latest > warnedDay ? latest : null;
}
