import { DAY_MS, type UnsentState } from '@handover/shared/contract';

const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;

/** When a mail is tried again: after 1, 2, 4 … 60 minutes, for a day. Null: no more, unless staff wish. */
export function nextTry(failures: number, since: Date, now: Date): Date | null {
  if (now.getTime() - since.getTime() >= DAY_MS) return null;
  return new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** (failures - 1), LONGEST_MS));
}

interface Unsent {
  /** Whether a job writes it anew at each attempt, and decides when. */
  isWrittenAnew: boolean;
  usefulUntil: Date | null;
  askedAt: Date | null;
  nextTryAt: Date | null;
}

export function unsentState(mail: Unsent, now: Date): UnsentState {
  if (mail.usefulUntil && mail.usefulUntil <= now) return 'outdated';
  if (mail.askedAt) return 'asked';
  return mail.isWrittenAnew || mail.nextTryAt ? 'waiting' : 'stopped';
}
