import { and, count, desc, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { emailChanges, users } from '../../../../db/schema/index.ts';
import { endEmailChanges } from '../../auth/index.ts';

/** How many links the account asked for in the last hour, and when the first of them. The account is locked until the transaction ends. */
export async function countEmailChanges(tx: Transaction, userId: number) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [sent] = await tx
    .select({ count: count(), oldest: min(emailChanges.createdAt) })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, sql`now() - interval '1 hour'`)));
  return { count: sent?.count ?? 0, oldest: sent?.oldest ?? null };
}

/** Adds a link. Only the newest one of an account is valid. */
export async function insertEmailChange(
  tx: Transaction,
  change: Pick<typeof emailChanges.$inferInsert, 'userId' | 'email' | 'hash' | 'expiresAt'>,
): Promise<void> {
  await endEmailChanges(tx, change.userId);
  await tx.insert(emailChanges).values(change);
}

const unused = and(isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, sql`now()`));

/** The address that waits to be confirmed. */
export async function findPendingEmail(db: Queryable, userId: number): Promise<string | null> {
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), unused))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return change?.email ?? null;
}

/** Single use: of two concurrent uses one succeeds. Returns the new address; null if the link does not hold. */
export async function takeEmailChange(tx: Transaction, userId: number, hash: string): Promise<string | null> {
  const [change] = await tx
    .update(emailChanges)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailChanges.hash, hash), eq(emailChanges.userId, userId), unused))
    .returning({ email: emailChanges.email });
  return change?.email ?? null;
}
