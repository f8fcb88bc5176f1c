import { DAY_MS } from '@handover/shared/contract';
import type { Rules } from '../../config.ts';

type Calendar = Pick<Rules, 'soldShownDays' | 'zone'>;

/** The day of an instant in a time zone, as yyyy-mm-dd. */
const dayIn = (zone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

/** What was sold before this day of the marketplace's calendar is shown as sold no longer. */
export const soldShownSince = ({ soldShownDays, zone }: Calendar, now: Date): string =>
  new Date(Date.parse(dayIn(zone, now)) - soldShownDays * DAY_MS).toISOString().slice(0, 10);

interface SaleFacts {
  validated: boolean | null;
  soldAt: Date | null;
  unlistedAt: Date | null;
}

/** Whether everyone may read that it is sold: it was public, its owner has not removed it, and it is not too long ago. */
export const isShownAsSold = (
  { validated, soldAt, unlistedAt }: SaleFacts,
  calendar: Calendar,
  now: Date,
): boolean =>
  validated === true &&
  soldAt !== null &&
  unlistedAt?.getTime() === soldAt.getTime() &&
  dayIn(calendar.zone, soldAt) >= soldShownSince(calendar, now);
