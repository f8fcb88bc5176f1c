import { sql } from 'drizzle-orm';
import type { Database } from '../connect.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedReference } from './reference/seed-reference.ts';

const LOCK = 4_861_124;

/** All or nothing; instances that start at once take turns. */
export async function seed(db: Database, kind: 'demo' | 'none'): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await seedReference(tx);
    if (kind === 'demo') await seedDemo(tx);
  });
}
