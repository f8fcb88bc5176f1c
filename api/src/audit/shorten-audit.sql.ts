import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/**
 * Removes the events of all years but the last whole ones and this. The first that is left follows one that is gone: an event of the
 * chain, `audit_shortened`, has the number and hash of that one, so that the log can still be verified. Returns how many.
 */
export const shortenAudit = (db: Database, years: number): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // The same lock as in `append_audit`, which is not to append meanwhile.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit_events', 0))`);
    const { rows } = await tx.execute<{ id: number; hash: string }>(sql`
      select id, hash from audit_events
      where at < date_trunc('year', now(), 'UTC') - make_interval(years => ${years})
      order by id desc limit 1`);
    const [last] = rows;
    if (!last) return 0;
    await tx.execute(sql`alter table audit_events disable trigger kept`);
    const { rowCount } = await tx.execute(sql`delete from audit_events where id <= ${last.id}`);
    await tx.execute(sql`alter table audit_events enable trigger kept`);
    await tx.execute(sql`
      select append_audit('audit_shortened', null, jsonb_build_object('through', ${last.id}::bigint, 'hash', ${last.hash}::text))`);
    return rowCount ?? 0;
  });
