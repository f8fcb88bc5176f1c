import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { recoveryCodes, totpSecrets } from '../../../db/schema/index.ts';

export async function findTotp(db: Queryable, userId: number) {
  const [totp] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return totp ?? null;
}

/** Begins a set-up, and replaces an unconfirmed one. False if the account has one in use. */
export async function beginTotp(tx: Transaction, userId: number, secret: string): Promise<boolean> {
  const stored = await tx
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: sql`now()`, lastStep: 0 },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return stored.length > 0;
}

/** False if the secret is no longer the one with which the code was compared, or is confirmed already. */
export async function confirmTotpSecret(
  tx: Transaction,
  userId: number,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, secret), isNull(totpSecrets.confirmedAt)),
    )
    .returning({ userId: totpSecrets.userId });
  return confirmed.length > 0;
}

/** A code counts once, and none that is older than the last one: of two concurrent uses one succeeds. */
export async function useStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), lt(totpSecrets.lastStep, step)),
    )
    .returning({ userId: totpSecrets.userId });
  return used.length > 0;
}

export async function deleteTotp(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
}

export async function replaceRecoveryCodes(tx: Transaction, userId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Single use: of two concurrent uses one succeeds. */
export async function useRecoveryCode(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export const countRecoveryCodes = (db: Queryable, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
