import { type Day, dayOf, endOfDay, type Instant } from './days.ts';
import { marketZone } from './market-zone.ts';

/** The day of an instant in the marketplace. */
export const marketDay = (time: Instant): Day => dayOf(time, marketZone());

/** The last millisecond of a day in the marketplace. */
export const marketEnd = (day: Day): Date => endOfDay(day, marketZone());
