import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import {
  emailChanges,
  passkeyChallenges,
  recoveryTokens,
  signInTickets,
  totpSecrets,
} from '../../../../db/schema/index.ts';
import { endSecondStepTickets } from '../proof/second-step.sql.ts';
import { revokeOtherSessions, revokeSessionsOf } from './sessions.sql.ts';

/**
 * Ends every session of a user, and all that somebody with one of them may have begun and could finish without it: half a sign-in, a mailed
 * link, a new address or a second factor that waits to be confirmed. What is finished (passkeys, codes, linked identities) stays.
 */
export async function endAccess(tx: Transaction, userId: number, reason: string): Promise<void> {
  await revokeSessionsOf(tx, userId, reason);
  await cancelUnfinished(tx, userId);
}

/** The same for everybody but who has this session. */
export async function endOtherAccess(
  tx: Transaction,
  userId: number,
  sessionId: string,
  reason: string,
): Promise<void> {
  await revokeOtherSessions(tx, userId, sessionId, reason);
  await cancelUnfinished(tx, userId);
}

async function cancelUnfinished(tx: Transaction, userId: number): Promise<void> {
  await endSecondStepTickets(tx, userId);
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)));
  await endEmailChanges(tx, userId);
  await endRecoveryTokens(tx, userId);
}

export async function endEmailChanges(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.usedAt)));
}

export async function endRecoveryTokens(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(recoveryTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryTokens.userId, userId), isNull(recoveryTokens.usedAt)));
}
