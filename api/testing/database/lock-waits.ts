import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { until } from '../until.ts';

/** The number of statements that wait for a lock. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return Number(rows[0]?.waiting);
}

export const untilWaiting = (db: Database, count: number) =>
  until(`${count} statements wait for a lock`, async () => (await countWaiting(db)) >= count);

/** Makes concurrent calls queue for the same locked rows in this order, then unlocks the rows. */
export async function callInQueue<Response>(
  db: Database,
  lockRows: SQL[],
  calls: (() => Promise<Response>)[],
): Promise<Response[]> {
  const { responses } = await db.transaction(async (tx) => {
    for (const lock of lockRows) await tx.execute(lock);
    const begun: Promise<Response>[] = [];
    for (const call of calls) {
      begun.push(call());
      await untilWaiting(db, begun.length);
    }
    return { responses: Promise.all(begun) };
  });
  return responses;
}
