import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queryable } from '../../../db/connect.ts';

/**
 * The transactions that have committed by now. A time would not tell: a row has that of the beginning of its
 * transaction.
 */
export async function readSnapshot(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return rows[0]?.snapshot ?? '';
}

/** A connection outside of a pool, for queries. */
export const queryable = (client: pg.Client): Queryable => drizzle(client);
