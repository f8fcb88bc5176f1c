import { z } from 'zod';
import { timeSchema } from '../wire/wire.schema.ts';

/** The address by which calendars read the deadlines of the viewer, and since when; both null while there is none. */
export const calendarAddressSchema = z
  .object({ address: z.string().nullable(), created_at: timeSchema.nullable() })
  .meta({ id: 'CalendarAddress' });
/** `<token>.ics` */
export const calendarParamsSchema = z.object({ name: z.string().max(200) });

export type CalendarAddress = z.infer<typeof calendarAddressSchema>;
