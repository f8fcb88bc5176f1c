import { DAYS } from '@handover/shared/contract';
import { fieldError } from '../../domain-error.ts';

const DAY_MS = 86_400_000;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** From tomorrow to 90 days ahead, UTC; two weeks where none is given. The letter holds to the end of that day. */
export function expirationDate(date: string | undefined, now: Date): string {
  const chosen = date ?? dayAfter(now, DAYS.loiExpirationDefault);
  if (chosen < dayAfter(now, DAYS.loiExpirationMin) || chosen > dayAfter(now, DAYS.loiExpirationMax))
    throw fieldError('expiration_date', `Choose a day from tomorrow to ${DAYS.loiExpirationMax} days ahead`);
  return chosen;
}
