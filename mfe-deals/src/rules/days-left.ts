import { DAY_MS } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';

/** Under so many days a deadline is marked. */
const URGENT_DAYS = 7;

/** Whole days from today to a day or time, both in UTC: 0 on the day itself, negative after it. */
export const daysLeft = (until: string, now = currentTime()) =>
  Math.floor(Date.parse(until) / DAY_MS) - Math.floor(now / DAY_MS);

export const isUrgent = (days: number) => days < URGENT_DAYS;
