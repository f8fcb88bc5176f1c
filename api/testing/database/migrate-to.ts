import type pg from 'pg';
import { migrateUntil, readJournal } from '../../db/migrate-until.ts';

/** Applies the migrations up to one, and it. */
export async function migrateTo(pool: pg.Pool, tag: string): Promise<void> {
  const index = readJournal().entries.findIndex((entry) => entry.tag === tag);
  if (index < 0) throw new Error(`There is no migration ${tag}`);
  await migrateUntil(pool, index + 1);
}
