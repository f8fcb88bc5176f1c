import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { recoveryTokens, users } from '../../../../db/schema/index.ts';
import { endRecoveryTokens } from '../../auth/index.ts';

/** A limit against flooding another user's mailbox. */
const LINKS_PER_HOUR = 5;

/** Adds a link; false if the account has had its links for this hour, on any instance. */
export async function insertRecoveryToken(
  tx: Transaction,
  userId: number,
  hash: string,
  expiresAt: Date,
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [sent] = await tx
    .select({ count: count() })
    .from(recoveryTokens)
    .where(
      and(eq(recoveryTokens.userId, userId), gt(recoveryTokens.createdAt, sql`now() - interval '1 hour'`)),
    );
  if ((sent?.count ?? 0) >= LINKS_PER_HOUR) return false;
  await replaceRecoveryToken(tx, { userId, hash, expiresAt });
  return true;
}

/** Replaces the link of an account: only the newest one is valid. */
export async function replaceRecoveryToken(
  tx: Transaction,
  token: Pick<typeof recoveryTokens.$inferInsert, 'userId' | 'hash' | 'expiresAt'>,
): Promise<void> {
  await endRecoveryTokens(tx, token.userId);
  await tx.insert(recoveryTokens).values(token);
}

const holds = (userId: number, hash: string) =>
  and(
    eq(recoveryTokens.hash, hash),
    eq(recoveryTokens.userId, userId),
    isNull(recoveryTokens.usedAt),
    gt(recoveryTokens.expiresAt, sql`now()`),
  );

/** Does not use it up. */
export async function isRecoveryTokenOpen(db: Queryable, userId: number, hash: string): Promise<boolean> {
  const found = await db
    .select({ hash: recoveryTokens.hash })
    .from(recoveryTokens)
    .where(holds(userId, hash));
  return found.length > 0;
}

/** Single use: of two concurrent uses one succeeds. Every other link of the user ends with it. */
export async function useRecoveryToken(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(recoveryTokens)
    .set({ usedAt: sql`now()` })
    .where(holds(userId, hash))
    .returning({ hash: recoveryTokens.hash });
  if (used.length > 0) await endRecoveryTokens(tx, userId);
  return used.length > 0;
}
