import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { companies } from '../../../db/schema/index.ts';

/** Whether a company exists, and is this person's. */
export async function ownsCompany(db: Queryable, ownerId: number, id: number): Promise<boolean> {
  const own = and(eq(companies.id, id), eq(companies.ownerId, ownerId));
  return (await db.select({ id: companies.id }).from(companies).where(own)).length > 0;
}

/** Locks a company until the end of the transaction. */
export const lockCompany = (tx: Transaction, id: number) =>
  tx.select().from(companies).where(eq(companies.id, id)).for('update');
