import { addDays, type Day, type Instant, startOfDay } from '@handover/shared/contract';
import { readerDay, readerZone } from '@handover/shared/format';

/** The day of a time on the reader's calendar. */
export const dateOf = (time: Instant): Day => readerDay(time);

/** When a day begins on the reader's clock. */
export const startOf = (day: Day): Date => startOfDay(day, readerZone());

/** When it ends: where clocks change, a day does not end 24 hours after its beginning. */
export const nextDay = (day: Day): Date => startOf(addDays(day, 1));
