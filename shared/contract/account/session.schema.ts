import { z } from 'zod';
import { pageOf, timeSchema } from '../wire/wire.schema.ts';

/** A sign-in that still holds. What it was made from is told in parts, for the client's own words. */
const sessionSchema = z
  .object({
    id: z.uuid(),
    /** Chrome, Edge, Firefox, Opera, Safari, or empty. */
    browser: z.string(),
    /** Android, iOS, Linux, macOS, Windows, or empty. */
    platform: z.string(),
    ip: z.string(),
    created_at: timeSchema,
    last_used_at: timeSchema,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export const sessionPageSchema = pageOf(sessionSchema).meta({ id: 'SessionPage' });
export const sessionParamsSchema = z.object({ id: z.uuid() });

export type Session = z.infer<typeof sessionSchema>;
