import { DAY_MS, DAYS } from '@handover/shared/contract';
import type { Rules } from '../../config.ts';
import { FieldError } from '../../domain-error.ts';

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

export type LetterLimits = Pick<Rules, 'loiDefaultDays' | 'loiMaxDays'>;

/** From tomorrow to 90 days ahead, UTC; two weeks where none is given. The letter holds to the end of that day. */
export function expirationDate(date: string | undefined, now: Date, limits: LetterLimits): string {
  const { loiDefaultDays, loiMaxDays } = limits;
  const chosen = date ?? dayAfter(now, loiDefaultDays);
  if (chosen < dayAfter(now, DAYS.loiExpirationMin) || chosen > dayAfter(now, loiMaxDays))
    throw new FieldError('expiration_date', 'value.day_out_of_range', { days: loiMaxDays });
  return chosen;
}
