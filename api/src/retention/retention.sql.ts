import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** Few enough that nobody waits for their locks. */
const BATCH = 5000;

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

/** What grows for ever otherwise: the rows older than so many days of which nobody needs anything any more. */
const EXPIRED = {
  /** An unread one stays, however old. */
  notices: {
    table: sql`notifications`,
    are: (days) => sql`is_read and created_at < ${before(days)}`,
  },
  /** One that could not be mailed stays. */
  contact_messages: {
    table: sql`contact_messages`,
    are: (days) => sql`mailed_at < ${before(days)}`,
  },
  /** Counted since the last attempt. */
  unsent_mails: {
    table: sql`failed_mails`,
    are: (days) => sql`last_failed_at < ${before(days)}`,
  },
  /** Counted since the decision; an open one stays. */
  listing_reports: {
    table: sql`listing_reports`,
    are: (days) => sql`decided_at < ${before(days)}`,
  },
} satisfies Record<string, { table: SQL; are: (days: number) => SQL }>;

export type Kind = keyof typeof EXPIRED;

/** Removes what is older than `days`, in batches; returns how many rows. */
export async function removeExpired(db: Database, kind: Kind, days: number): Promise<number> {
  const { table, are } = EXPIRED[kind];
  let removed = 0;
  for (;;) {
    const { rowCount } = await db.transaction(async (tx) => {
      // Finding them reads a large table from its beginning.
      await tx.execute(sql`set local statement_timeout = 0`);
      return tx.execute(sql`
        delete from ${table} where id in (select id from ${table} where ${are(days)} limit ${BATCH})`);
    });
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
}
