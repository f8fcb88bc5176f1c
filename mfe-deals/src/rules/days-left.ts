import type { Day } from '@handover/shared/contract';
import { readerDaysTo } from '@handover/shared/format';

/** The number of last days in which a deadline is marked. */
const URGENT_DAYS = 7;

/** Days on the reader's calendar from today to a day: 0 on the day itself, negative after it. */
export const daysLeft = (until: Day, now?: number) => readerDaysTo(until, now);

export const isUrgent = (days: number) => days < URGENT_DAYS;
