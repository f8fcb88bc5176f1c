import type { Pool } from 'pg';
import { until } from './until.ts';

/** Waits until so many statements wait for a lock in the database of the pool. */
export const untilWaiting = (pool: Pool, count: number) =>
  until(`${count} statements wait for a lock`, async () => {
    const { rows } = await pool.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].waiting >= count;
  });
