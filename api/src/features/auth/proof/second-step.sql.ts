import { and, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { passkeys, recoveryCodes, secondStepTickets, totpSecrets } from '../../../../db/schema/index.ts';
import type { ConfirmedBy } from '../../../../db/schema/people/session.ts';
import { hashToken } from '../sessions/refresh-token.ts';

/** Whether the account has a second factor besides its password or provider. */
export async function hasSecondFactor(db: Queryable, userId: number): Promise<boolean> {
  const confirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  if ((await db.$count(totpSecrets, confirmed)) > 0) return true;
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

export interface FirstStep {
  userId: number;
  rememberMe: boolean;
  confirmedBy: ConfirmedBy;
}

export async function insertSecondStepTicket(
  tx: Transaction,
  step: FirstStep & { ticket: string; expiresAt: Date },
): Promise<void> {
  const { ticket, ...row } = step;
  await tx.insert(secondStepTickets).values({ ...row, hash: hashToken(ticket) });
}

const valid = (ticket: string) =>
  and(
    eq(secondStepTickets.hash, hashToken(ticket)),
    isNull(secondStepTickets.usedAt),
    gt(secondStepTickets.expiresAt, sql`now()`),
  );

/** The first step that this ticket stands for; null if it does not hold. */
export async function findFirstStep(db: Queryable, ticket: string): Promise<FirstStep | null> {
  const [step] = await db
    .select({
      userId: secondStepTickets.userId,
      rememberMe: secondStepTickets.rememberMe,
      confirmedBy: secondStepTickets.confirmedBy,
    })
    .from(secondStepTickets)
    .where(valid(ticket));
  return step ?? null;
}

/** Single use: of two concurrent uses one succeeds. */
export async function useSecondStepTicket(tx: Transaction, ticket: string): Promise<boolean> {
  const used = await tx
    .update(secondStepTickets)
    .set({ usedAt: sql`now()` })
    .where(valid(ticket))
    .returning({ hash: secondStepTickets.hash });
  return used.length > 0;
}

/** Ends second steps that began with an earlier password, or before the account changed hands. */
export async function endSecondStepTickets(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(secondStepTickets).where(eq(secondStepTickets.userId, userId));
}

/** Whether a second factor or a passkey was set up at this moment or later. */
export async function hasFactorSince(db: Queryable, userId: number, since: Date): Promise<boolean> {
  const totp = and(eq(totpSecrets.userId, userId), gte(totpSecrets.confirmedAt, since));
  if ((await db.$count(totpSecrets, totp)) > 0) return true;
  return (await db.$count(passkeys, and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))) > 0;
}

/** Removes the factors that were set up at this moment or later; earlier ones stay. */
export async function dropSecondFactorSince(tx: Queryable, userId: number, since: Date): Promise<void> {
  await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), gte(totpSecrets.confirmedAt, since)));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  await endSecondStepTickets(tx, userId);
  await endUnneededRecoveryCodes(tx, userId);
}

/** Recovery codes end with the last factor that they stand in for. */
export async function endUnneededRecoveryCodes(tx: Queryable, userId: number): Promise<void> {
  if (!(await hasSecondFactor(tx, userId)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Removes all second factors, so that the password alone is enough. */
export async function dropSecondFactor(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await endSecondStepTickets(tx, userId);
}
