import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { FOLDER, migrate } from './migrate.ts';

/** The journal of the migrations that `drizzle-kit` keeps, in their order; `when` in ms. */
interface Journal {
  entries: { tag: string; when: number }[];
}

const JOURNAL = 'meta/_journal.json';
export const readJournal = (folder = FOLDER) =>
  JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as Journal;

/** Applies the first `count` migrations: the database as the version with that schema left it. */
export async function migrateUntil(pool: pg.Pool, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-migrations-'));
  try {
    const journal = readJournal();
    const entries = journal.entries.slice(0, count);
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    // Not copied, since a copy of a file that can't be written can't be removed.
    for (const { tag } of entries)
      writeFileSync(join(folder, `${tag}.sql`), readFileSync(join(FOLDER, `${tag}.sql`)));
    await migrate(pool, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
