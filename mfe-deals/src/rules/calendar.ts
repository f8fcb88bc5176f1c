import { DAY_MS } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';

/** yyyy-mm-dd, in UTC, as the server counts days. */
export const dayFromNow = (days: number, now = currentTime()) =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10);

/** The day before that of a time. */
export const dayBefore = (time: string) => dayFromNow(-1, Date.parse(time));
