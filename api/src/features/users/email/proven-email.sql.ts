import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { emailProofs, socialAccounts, users } from '../../../../db/schema/index.ts';
import type { UNNAMED } from './email-proof.rules.ts';

/** Locks an open account whose address is not proven. */
export async function lockUnproven(tx: Transaction, userId: number) {
  const [user] = await tx
    .select({ imageKey: users.imageKey })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt), isNull(users.closedAt)))
    .for('update');
  return user;
}

/** Its links hold no more. */
export async function markProven(tx: Transaction, userId: number): Promise<void> {
  const provenAt = { emailProvenAt: new Date(), updatedAt: new Date() };
  await tx.update(users).set(provenAt).where(eq(users.id, userId));
  await tx
    .update(emailProofs)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailProofs.userId, userId), isNull(emailProofs.usedAt)));
}

/** The password and the social accounts, and what the account says of a person. */
export async function dropOwner(tx: Transaction, userId: number, name: typeof UNNAMED): Promise<void> {
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, userId));
  await tx
    .update(users)
    .set({ ...name, passwordHash: null, phone: '', linkedinUrl: '', imageKey: null })
    .where(eq(users.id, userId));
}
