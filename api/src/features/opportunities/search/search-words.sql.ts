import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../../db/connect.ts';

/** The number of words of a batch: each is looked up by an index, in a short statement. */
const BATCH = 2000;

/** Words that the teaser of no published listing has: `search` holds them as they stand. */
const isUnused = (word: SQL) => sql`not exists(select 1 from opportunities o
  where o.search @@ ('''' || ${word} || '''')::tsquery and o.validated and o.unlisted_at is null)`;

async function wordsAfter(db: Queryable, last: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select distinct word from search_words where word > ${last} order by word limit ${BATCH}`,
  );
  return rows.map(({ word }) => word);
}

async function unusedOf(db: Queryable, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from unnest(${sql.param(words)}::text[]) word where ${isUnused(sql`word`)}`,
  );
  return rows.map(({ word }) => word);
}

/**
 * A word that is private may have been published by mistake: nobody shall find it again once its teaser is gone. A
 * listing that is being published would miss a word that it counts on: the lock waits for such transactions, and later
 * ones add the word again.
 */
export async function forgetUnusedWords(db: Database): Promise<void> {
  for (
    let words = await wordsAfter(db, '');
    words.length > 0;
    words = await wordsAfter(db, words.at(-1) ?? '')
  ) {
    const unused = await unusedOf(db, words);
    if (unused.length === 0) continue;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '5s'`);
      await tx.execute(sql`lock table opportunities in share mode`);
      const still = await unusedOf(tx, unused);
      await tx.execute(sql`delete from search_words where word = any(${sql.param(still)}::text[])`);
    });
  }
}
