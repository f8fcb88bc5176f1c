import { addDays, type Day } from '@handover/shared/contract';
import { currentTime, marketDay, marketToday } from '@handover/shared/format';

/** A day so many days from today in the marketplace, as the server counts. */
export const dayFromNow = (days: number, now = currentTime()): Day => addDays(marketToday(now), days);

/** The day before the one with whose end a time is. */
export const dayBefore = (time: string): Day => addDays(marketDay(time), -1);
