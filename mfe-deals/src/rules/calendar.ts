import { DAY_MS } from '@handover/shared/contract';

/** yyyy-mm-dd, in UTC, as the server counts days. */
export const dayFromNow = (days: number, now = Date.now()) =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10);

export const isPast = (time: string | null, now = Date.now()) => time !== null && Date.parse(time) <= now;
