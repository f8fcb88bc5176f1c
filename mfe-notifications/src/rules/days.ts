import { addDays, type Day, type Instant, startOfDay } from '@handover/shared/contract';
import { readerDay, readerZone } from '@handover/shared/format';

/** The day of a time on the reader's calendar. */
export const dateOf = (time: Instant): Day => readerDay(time);

/** The beginning of a day on the reader's clock. */
export const startOf = (day: Day): Date => startOfDay(day, readerZone());

/** The end of a day, which is not 24 hours after its beginning if clocks change. */
export const nextDay = (day: Day): Date => startOf(addDays(day, 1));
