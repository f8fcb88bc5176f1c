import { addDays, DAYS, type Day } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Rules } from '../../config.ts';
import { FieldError } from '../../errors/domain-error.ts';

export type LetterLimits = Pick<Rules, 'loiDefaultDays' | 'loiMaxDays'>;

/**
 * The last day of a letter: from tomorrow to 90 days ahead, in the marketplace, or in two weeks if none is given. The
 * letter is valid to the end of that day.
 */
export function expirationDate(date: Day | undefined, now: Date, limits: LetterLimits): Day {
  const { loiDefaultDays, loiMaxDays } = limits;
  const today = marketDay(now);
  const chosen = date ?? addDays(today, loiDefaultDays);
  if (chosen < addDays(today, DAYS.loiExpirationMin) || chosen > addDays(today, loiMaxDays))
    throw new FieldError('expiration_date', 'value.day_out_of_range', { days: loiMaxDays });
  return chosen;
}
