import { DAY_MS, DAYS, type DealSide } from '@handover/shared/contract';
import type { Rules } from '../../config.ts';
import { DomainError, FieldError } from '../../domain-error.ts';

const FIELD = 'exclusivity_period_end_time';
const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

/** On a later day than now, UTC. */
export const isLater = (end: Date, now: Date): boolean => dayOf(end) > dayOf(now);

/** Whether the exclusivity of a deal runs. */
export const runs = (
  deal: { exclusivityEndsAt: Date | null; exclusivityClosedAt: Date | null },
  now: Date,
): boolean =>
  deal.exclusivityEndsAt !== null && deal.exclusivityClosedAt === null && deal.exclusivityEndsAt > now;

/** A date is read as the end of that day, UTC. */
export const exclusivityEnd = (text: string): Date =>
  new Date(text.length === 10 ? `${text}T23:59:59.999Z` : text);

export type ExclusivityLimits = Pick<Rules, 'exclusivityDefaultDays' | 'exclusivityMaxDays'>;

/** On acceptance: 1 to 180 days ahead, 60 where no end is given. */
export function firstEnd(text: string | undefined, now: Date, limits: ExclusivityLimits): Date {
  const { exclusivityDefaultDays, exclusivityMaxDays } = limits;
  const inDays = new Date(now.getTime() + exclusivityDefaultDays * DAY_MS);
  const end = exclusivityEnd(text ?? inDays.toISOString().slice(0, 10));
  const days = dayOf(end) - dayOf(now);
  if (days < DAYS.exclusivityMin || days > exclusivityMaxDays)
    throw new FieldError(FIELD, 'value.day_out_of_range', { days: exclusivityMaxDays });
  return end;
}

/** What runs now, and how long it may run at most. */
export interface RunningPeriod {
  acceptedAt: Date;
  end: Date;
  maxDays: number;
}

/** Later: the seller side extends, the buyer side shortens; after today, at most `maxDays` (180) from acceptance. */
export function checkNewEnd(side: DealSide, running: RunningPeriod, end: Date, now: Date): void {
  const { acceptedAt, end: before, maxDays } = running;
  if (dayOf(end) <= dayOf(now) || dayOf(end) - dayOf(acceptedAt) > maxDays)
    throw new FieldError(FIELD, 'exclusivity.end_out_of_range', { days: maxDays });
  if (end >= before && side !== 'seller') throw new DomainError('exclusivity.seller_extends');
  if (end < before && side !== 'buyer') throw new DomainError('exclusivity.buyer_shortens');
}

/** The seller side proposes a day after today and before the present end. */
export function checkProposedEnd(running: RunningPeriod, end: Date, now: Date): void {
  if (!isLater(end, now))
    throw new FieldError(FIELD, 'exclusivity.end_out_of_range', { days: running.maxDays });
  if (dayOf(end) >= dayOf(running.end)) throw new FieldError(FIELD, 'exclusivity.earlier_end_only');
}
