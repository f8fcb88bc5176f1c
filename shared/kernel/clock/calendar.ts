import { type Day, dayOf, daysBetween, type Instant } from '../../contract/days/days.ts';
import { marketDay } from '../../contract/days/market-days.ts';
import { currentTime, currentTimeZone } from './moment.ts';
import { timeZoneOfBrowser } from './time-zone-cookie.ts';

/** Today in the marketplace: from it the days are counted that the server accepts, 'tomorrow' to '90 days'. */
export const marketToday = (now: number = currentTime()): Day => marketDay(now);

/** The time zone of the reader. */
export const readerZone = (): string => currentTimeZone() ?? timeZoneOfBrowser();

/** The day of an instant on the reader's calendar. */
export const readerDay = (time: Instant, timeZone = readerZone()): Day => dayOf(time, timeZone);

/** Days on the reader's calendar from now to a day: 1 is tomorrow, also when that is only an hour away. */
export const readerDaysTo = (day: Day, now: number = currentTime()): number =>
  daysBetween(readerDay(now), day);
