import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import {
  emailChanges,
  emailProofs,
  passkeyChallenges,
  recoveryTokens,
  refreshTokens,
  secondStepTickets,
  sessions,
  signInTickets,
  undoLinks,
} from '../../../../db/schema/index.ts';

const ended = sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`;

export async function removeOldRecoveryTokens(db: Queryable): Promise<void> {
  await db.delete(recoveryTokens).where(lt(recoveryTokens.createdAt, sql`now() - interval '1 day'`));
}

export async function removeOldEmailProofs(db: Queryable): Promise<void> {
  await db.delete(emailProofs).where(lt(emailProofs.expiresAt, sql`now() - interval '1 day'`));
}

export async function removeOldEmailChanges(db: Queryable): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(undoLinks).where(lt(undoLinks.expiresAt, sql`now() - interval '1 day'`));
}

export async function removeOldTickets(db: Queryable): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(secondStepTickets).where(lt(secondStepTickets.expiresAt, sql`now() - interval '1 day'`));
}

/**
 * Removes sessions. Only the device of a session that ended a month ago is kept, for a year, to recognise new devices
 * after a long break.
 */
export async function forgetOldSessions(db: Queryable): Promise<void> {
  const longAgo = sql`${ended} < now() - interval '30 days'`;
  const old = db.select({ id: sessions.id }).from(sessions).where(longAgo);
  await db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, old));
  await db
    .update(sessions)
    .set({ ip: '' })
    .where(and(longAgo, ne(sessions.ip, '')));
  await db.delete(sessions).where(sql`${ended} < now() - interval '1 year'`);
}
