import { addDays, DAYS, type Day, type DealDetail, daysBetween } from '@handover/shared/contract';
import { currentTime, marketDay } from '@handover/shared/format';
import { dayBefore, dayFromNow } from '../../rules/calendar.ts';

type Facts = Pick<DealDetail, 'loi_documents' | 'side' | 'exclusivity_period_end_time'>;

/**
 * The possible new ends: from tomorrow to 180 days after the letter was accepted. The seller, who extends
 * exclusivity, gets the days after the current end; the buyer, who shortens it, those before.
 */
export function exclusivityBounds(deal: Facts, now = currentTime()) {
  const accepted = deal.loi_documents.find((letter) => letter.status === 'accepted');
  const first = dayFromNow(DAYS.exclusivityMin, now);
  const last = dayFromNow(
    DAYS.exclusivityMax,
    accepted ? Date.parse(accepted.decided_at ?? accepted.updated_at) : now,
  );
  const end = deal.exclusivity_period_end_time;
  if (end === null) return { min: first, max: last };
  const next = addDays(marketDay(end), 1);
  return deal.side === 'seller'
    ? { min: earlier(next, last), max: last }
    : { min: first, max: later(first, dayBefore(end)) };
}

const earlier = (one: Day, other: Day): Day => (daysBetween(one, other) >= 0 ? one : other);
const later = (one: Day, other: Day): Day => (daysBetween(one, other) >= 0 ? other : one);
