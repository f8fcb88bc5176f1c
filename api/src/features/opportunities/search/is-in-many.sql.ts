import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';

/** More listings than this are not looked up by their words: the list is read in its order, and the words of each compared. */
const MANY = 5000;
/** How long the answer is remembered, in ms. It only decides which query plan finds the same listings. */
const KNOWN_MS = 60_000;
const REMEMBERED = 1000;

interface Known {
  isMany: boolean;
  until: number;
}
const memories = new WeakMap<Queryable, Map<string, Known>>();

/**
 * Whether these words are in many listings.
 *
 * @param key identifies the words
 */
export async function isInMany(db: Queryable, key: string, words: SQL): Promise<boolean> {
  const memory = memories.get(db) ?? new Map<string, Known>();
  memories.set(db, memory);
  const known = memory.get(key);
  if (known && known.until > Date.now()) return known.isMany;
  const some = sql`(select 1 from ${opportunities} where ${words} limit ${sql.raw(String(MANY + 1))}) few`;
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  const isMany = (found?.count ?? 0) > MANY;
  memory.delete(key);
  memory.set(key, { isMany, until: Date.now() + KNOWN_MS });
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
  return isMany;
}
