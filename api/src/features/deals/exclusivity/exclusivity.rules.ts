import { addDays, DAYS, type DealSide, daysBetween, isDay } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { Rules } from '../../../config.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';

const FIELD = 'exclusivity_period_end_time';

/** Whether the end is on a later day than now, in the marketplace. */
export const isLater = (end: Date, now: Date): boolean => marketDay(end) > marketDay(now);

/** Whether the exclusivity of a deal is running. */
export const runs = (
  deal: { exclusivityEndsAt: Date | null; exclusivityClosedAt: Date | null },
  now: Date,
): boolean =>
  deal.exclusivityEndsAt !== null && deal.exclusivityClosedAt === null && deal.exclusivityEndsAt > now;

/** A day, or the day of a time: the period lasts to its end in the marketplace. */
export const exclusivityEnd = (text: string): Date => marketEnd(isDay(text) ? text : marketDay(text));

export type ExclusivityLimits = Pick<Rules, 'exclusivityDefaultDays' | 'exclusivityMaxDays'>;

/** The end of exclusivity at acceptance: 1 to 180 days ahead, 60 if none is given. */
export function firstEnd(text: string | undefined, now: Date, limits: ExclusivityLimits): Date {
  const { exclusivityDefaultDays, exclusivityMaxDays } = limits;
  const today = marketDay(now);
  const end = exclusivityEnd(text ?? addDays(today, exclusivityDefaultDays));
  const days = daysBetween(today, marketDay(end));
  if (days < DAYS.exclusivityMin || days > exclusivityMaxDays)
    throw new FieldError(FIELD, 'value.day_out_of_range', { days: exclusivityMaxDays });
  return end;
}

/** The running period, and how long it may last at most. */
export interface RunningPeriod {
  acceptedAt: Date;
  end: Date;
  maxDays: number;
}

/** Later: the seller side extends, the buyer side shortens; after today, at most `maxDays` (180) from acceptance. */
export function checkNewEnd(side: DealSide, running: RunningPeriod, end: Date, now: Date): void {
  const { acceptedAt, end: before, maxDays } = running;
  if (!isLater(end, now) || daysBetween(marketDay(acceptedAt), marketDay(end)) > maxDays)
    throw new FieldError(FIELD, 'exclusivity.end_out_of_range', { days: maxDays });
  if (end >= before && side !== 'seller') throw new DomainError('exclusivity.seller_extends');
  if (end < before && side !== 'buyer') throw new DomainError('exclusivity.buyer_shortens');
}

/** The seller side proposes a day after today and before the present end. */
export function checkProposedEnd(running: RunningPeriod, end: Date, now: Date): void {
  if (!isLater(end, now))
    throw new FieldError(FIELD, 'exclusivity.end_out_of_range', { days: running.maxDays });
  if (!isLater(running.end, end)) throw new FieldError(FIELD, 'exclusivity.earlier_end_only');
}
