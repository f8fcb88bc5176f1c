import { addDays, type Day, dayOf } from '@handover/shared/contract';
import type { Rules } from '../../../config.ts';

type Calendar = Pick<Rules, 'soldShownDays' | 'zone'>;

/** The first day, in the marketplace, of sales that are still shown as sold. */
export const soldShownSince = ({ soldShownDays, zone }: Calendar, now: Date): Day =>
  addDays(dayOf(now, zone), -soldShownDays);

interface SaleFacts {
  validated: boolean | null;
  soldAt: Date | null;
  unlistedAt: Date | null;
}

/**
 * Whether everyone can read that it is sold: it was public, its owner has not removed it, and it is not too long ago.
 */
export const isShownAsSold = (
  { validated, soldAt, unlistedAt }: SaleFacts,
  calendar: Calendar,
  now: Date,
): boolean =>
  validated === true &&
  soldAt !== null &&
  unlistedAt?.getTime() === soldAt.getTime() &&
  dayOf(soldAt, calendar.zone) >= soldShownSince(calendar, now);
