import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { recoveryTokens } from '../../../db/schema/index.ts';

export async function insertRecoveryToken(
  db: Queryable,
  userId: number,
  hash: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(recoveryTokens).values({ userId, hash, expiresAt });
}

/** Single use: of two at once, one finds it. Every other link of the person ends with it. */
export async function useRecoveryToken(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(recoveryTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryTokens.hash, hash),
        eq(recoveryTokens.userId, userId),
        isNull(recoveryTokens.usedAt),
        gt(recoveryTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: recoveryTokens.hash });
  if (used.length > 0) await endRecoveryTokens(tx, userId);
  return used.length > 0;
}

export async function endRecoveryTokens(tx: Queryable, userId: number): Promise<void> {
  await tx
    .update(recoveryTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryTokens.userId, userId), isNull(recoveryTokens.usedAt)));
}
