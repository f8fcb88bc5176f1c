import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { FOLDER, migrate } from '../../db/migrate.ts';

/** The journal of the migrations that `drizzle-kit` keeps, in their order. */
export interface Journal {
  entries: { tag: string }[];
}

/** Applies the migrations up to one, and it: the database as a release with that schema left it. */
export async function migrateTo(pool: pg.Pool, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-migrations-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    const index = journal.entries.findIndex((entry) => entry.tag === tag);
    if (index < 0) throw new Error(`There is no migration ${tag}`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index + 1) }));
    await migrate(pool, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
