import { and, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { emailProofs, users } from '../../../../db/schema/index.ts';

/** How many links the account got in the last hour, and when the first of them. The account is locked until the transaction ends. */
export async function countProofs(tx: Transaction, userId: number) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [sent] = await tx
    .select({ count: count(), oldest: min(emailProofs.createdAt) })
    .from(emailProofs)
    .where(and(eq(emailProofs.userId, userId), gt(emailProofs.createdAt, sql`now() - interval '1 hour'`)));
  return { count: sent?.count ?? 0, oldest: sent?.oldest ?? null };
}

export async function insertProof(
  tx: Transaction,
  proof: Pick<typeof emailProofs.$inferInsert, 'userId' | 'email' | 'hash' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(emailProofs).values(proof);
}

/** Single use: of two concurrent uses one succeeds. Only while the account still has the address that it was sent to. */
export async function useProof(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(emailProofs)
    .set({ usedAt: sql`now()` })
    .from(users)
    .where(
      and(
        eq(emailProofs.hash, hash),
        eq(emailProofs.userId, userId),
        isNull(emailProofs.usedAt),
        gt(emailProofs.expiresAt, sql`now()`),
        eq(users.id, emailProofs.userId),
        eq(users.email, emailProofs.email),
      ),
    )
    .returning({ hash: emailProofs.hash });
  return used.length > 0;
}
