import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The time of a change: now, but never that of the change before, since an `If-Match` tells versions apart by it. */
export const changedAt = (before: AnyColumn): SQL<Date> =>
  sql`greatest(now(), ${before} + interval '1 millisecond')`;
