import { DAY_MS } from '@handover/shared/contract';

/** Days until the end, rounded up. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));

/**
 * Whether a reminder is due: one of `daysBefore` the end has been reached, and none was sent since. After an outage
 * one reminder is sent, not one for each missed day.
 */
export function isReminderDue(
  { end, remindedAt }: { end: Date; remindedAt: Date | null },
  daysBefore: readonly number[],
  now: Date,
): boolean {
  const moments = daysBefore.map((days) => end.getTime() - days * DAY_MS).filter((at) => at <= now.getTime());
  if (moments.length === 0) return false;
  return remindedAt === null || remindedAt.getTime() < Math.max(...moments);
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
