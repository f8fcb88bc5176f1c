import { createHash } from 'node:crypto';
import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connect.ts';
import { listCounts } from '../../../db/schema/index.ts';
import { sqlState } from '../../errors/database-errors.ts';

/** Up to here a list is counted each time, unless it says otherwise. */
export const EXACT = 1000;
/**
 * The maximal age of the count of a longer list, and the age from which it is counted again after the response, in
 * ms.
 */
const OLDEST = 10_000;
const AGEING = 5000;
/** How many lists an instance remembers. */
const REMEMBERED = 1000;
/** The error of a replica, where each instance has counts of its own. */
const READ_ONLY = '25006';

export interface Counted {
  /** Tells this list from all others: its SQL and its values. */
  key: string;
  /** Up to here it is counted each time. */
  exactTo?: number;
  /** Counts no further than one more than is counted each time. */
  few: () => Promise<number>;
  all: () => Promise<number>;
}
interface Known {
  count: number;
  /** The time by the clock of this process. */
  at: number;
}
interface Memory {
  known: Map<string, Known>;
  /** The pending counts: others who need the same number wait for it, too. */
  counting: Map<string, Promise<number>>;
}
const memories = new WeakMap<Queryable, Memory>();

/**
 * How many rows a list has: exactly up to a thousand, and above it as many as there were at some moment of the last ten
 * seconds. Instances share that number, so that the pages stay while somebody leafs through them.
 */
export async function countList(db: Queryable, list: Counted): Promise<number> {
  // A transaction may see rows that others do not.
  if (is(db, PgTransaction)) return list.all();
  const memory = memories.get(db) ?? { known: new Map(), counting: new Map() };
  memories.set(db, memory);
  const known = memory.known.get(list.key);
  const age = known ? Date.now() - known.at : OLDEST;
  if (known && age < OLDEST) {
    // If it fails, the next call counts.
    if (age > AGEING) countAgain(db, memory, list).catch(() => undefined);
    return known.count;
  }
  const few = await list.few();
  return few <= (list.exactTo ?? EXACT) ? few : countAgain(db, memory, list);
}

function countAgain(db: Queryable, { known, counting }: Memory, list: Counted): Promise<number> {
  const running = counting.get(list.key);
  if (running) return running;
  const work = async () => {
    const { count, age } = (await readShared(db, list)) ?? (await countShared(db, list));
    known.delete(list.key);
    known.set(list.key, { count, at: Date.now() - age });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return count;
  };
  const counted = work().finally(() => counting.delete(list.key));
  counting.set(list.key, counted);
  return counted;
}

const hashOf = ({ key }: Counted) => createHash('sha256').update(key).digest('base64url');

/** The count that another instance has made a moment ago. */
async function readShared(db: Queryable, list: Counted) {
  const { rows } = await db.execute<{ count: number; age: number }>(sql`
    select count, (extract(epoch from now() - counted_at) * 1000)::int as age from ${listCounts}
    where key = ${hashOf(list)} and counted_at > now() - make_interval(secs => ${AGEING / 1000})`);
  return rows[0];
}

async function countShared(db: Queryable, list: Counted) {
  const start = Date.now();
  const count = await list.all();
  const age = Date.now() - start;
  const key = hashOf(list);
  await db
    .execute(sql`
      with forgotten as (delete from ${listCounts} where key in (select key from ${listCounts}
        where counted_at < now() - interval '1 minute' and key <> ${key} for update skip locked))
      insert into ${listCounts} (key, count, counted_at)
      values (${key}, ${count}, now() - make_interval(secs => ${age / 1000}))
      on conflict (key) do update set count = excluded.count, counted_at = excluded.counted_at`)
    .catch((error) => {
      if (sqlState(error) !== READ_ONLY) throw error;
    });
  return { count, age };
}
