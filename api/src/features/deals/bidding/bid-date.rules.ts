import { addDays, DAYS, type Day } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';

/** A bid date, which lasts to the end of its day in the marketplace. */
interface BidDate {
  date: Day;
  sealed: boolean;
}

export const isPast = (date: Day, now: Date): boolean => marketDay(now) > date;

/** Whether letters that are sent now are sealed. */
export const sealRuns = (bids: BidDate | undefined, now: Date): boolean =>
  bids?.sealed === true && !isPast(bids.date, now);

/** The facts that a change of the bid date depends on. */
interface Facts {
  before: BidDate | undefined;
  hasSealedLetters: boolean;
  now: Date;
}

/**
 * From tomorrow to 180 days ahead. One that runs may stay or move to a later day; what buyers have sent under seal
 * stays sealed. One that is over counts no more.
 */
export function checkBidDate({ date, sealed }: BidDate, { before, hasSealedLetters, now }: Facts): void {
  const running = before && !isPast(before.date, now) ? before : undefined;
  const today = marketDay(now);
  if (date !== running?.date && (date <= today || date > addDays(today, DAYS.bidDateMax)))
    throw new FieldError('date', 'value.day_out_of_range', { days: DAYS.bidDateMax });
  if (running && date < running.date) throw new FieldError('date', 'bid_date.later_only');
  if (!sealed && hasSealedLetters) throw new DomainError('bid_date.letters_sealed');
}

/** A seal that buyers rely on can't be broken by removing the day. */
export function checkRemoval({ hasSealedLetters }: Pick<Facts, 'hasSealedLetters'>): void {
  if (hasSealedLetters) throw new DomainError('bid_date.letters_sealed');
}
