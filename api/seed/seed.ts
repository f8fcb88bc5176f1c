import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { FileStorage } from '../src/storage/storage.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedReference } from './reference/seed-reference.ts';

const LOCK = 4_861_124;

/** The demo has files, so it needs a storage. */
export type SeedKind = { kind: 'none' } | { kind: 'demo'; storage: FileStorage };

/** Seeds in one transaction; instances that start at the same time wait for each other. */
export async function seed(db: Database, what: SeedKind): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await seedReference(tx);
    if (what.kind === 'demo') await seedDemo(tx, what.storage);
  });
}
