import { type Day, dayOf, endOfDay, type Instant } from './days.ts';
import { marketZone } from './market-zone.ts';

/** The day of an instant in the marketplace. */
export const marketDay = (time: Instant): Day => dayOf(time, marketZone());

/** When a day is over in the marketplace: its last millisecond. */
export const marketEnd = (day: Day): Date => endOfDay(day, marketZone());
