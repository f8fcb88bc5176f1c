import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { prepared } from '../../../../db/prepared.ts';
import { passkeys, refreshTokens, sessions, totpSecrets, users } from '../../../../db/schema/index.ts';
import type { Viewer } from '../../../http/call.ts';
import { isAnyOf } from '../../../http/lists/planner-hints.sql.ts';

/** The time at which a session ends by itself: at its latest, or after it was not used for a while. */
export const sessionEndsAt = sql<Date>`least(${sessions.expiresAt}, ${sessions.lastUsedAt} + make_interval(secs => ${sessions.idleSeconds}))`;

const isLive = and(
  isNull(sessions.revokedAt),
  isNull(users.closedAt),
  isNull(users.suspendedAt),
  gt(sessionEndsAt, sql`now()`),
);

/**
 * Whether the account has a second factor. Each of its live sessions was then opened with it, or has set it up: all
 * others end at the set-up.
 */
export const hasFactor = sql<boolean>`exists(select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)
  or exists(select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`;

const live = prepared('live_session', (db) =>
  db
    .select({
      id: users.id,
      isStaff: users.isStaff,
      isProven: sql<boolean>`${users.emailProvenAt} is not null`,
      sessionId: sessions.id,
      isAdviser: sql<boolean>`exists(select 1 from acting_rights r where r.user_id = ${users.id})`,
      hasSecondFactor: hasFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('session')), eq(users.id, sql.placeholder('user')), isLive)),
);

/**
 * The user of a live session. Staff without a second factor have no special rights, unless the settings only offer
 * it. Runs on every request, so it is a prepared statement.
 */
export async function liveSession(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  sessionId: string,
  userId: number,
): Promise<Viewer | null> {
  const [row] = await live(db, { session: sessionId, user: userId });
  if (!row) return null;
  const { hasSecondFactor, isStaff, ...viewer } = row;
  const lacksSecondFactor = isStaff && !hasSecondFactor && config.staffSecondFactor === 'required';
  return { ...viewer, isStaff: isStaff && !lacksSecondFactor, lacksSecondFactor };
}

const liveOnes = prepared('live_sessions', (db) =>
  db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isAnyOf(sessions.id, sql.placeholder('ids')), isLive)),
);
/** The user of each of these sessions that is live: not revoked, not expired, of an account that is neither closed nor suspended. */
export async function liveSessions(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await liveOnes(db, { ids })).map(({ id, userId }) => [id, userId]));
}

export async function insertSession(tx: Queryable, session: typeof sessions.$inferInsert): Promise<string> {
  return onlyRow(await tx.insert(sessions).values(session).returning({ id: sessions.id })).id;
}

export async function insertRefreshToken(tx: Queryable, hash: string, sessionId: string): Promise<void> {
  await tx.insert(refreshTokens).values({ hash, sessionId }).onConflictDoNothing();
}

/** Locked, so that concurrent uses are handled one after the other. */
export async function lockRefreshToken(tx: Transaction, hash: string) {
  const rows = await tx
    .select({
      hash: refreshTokens.hash,
      rotatedAt: refreshTokens.rotatedAt,
      sessionId: sessions.id,
      userId: sessions.userId,
      sessionRevokedAt: sessions.revokedAt,
      sessionRevokedReason: sessions.revokedReason,
      sessionExpiresAt: sessionEndsAt.mapWith(sessions.expiresAt),
      accountClosedAt: users.closedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens });
  return rows[0] ?? null;
}

export async function isRotated(tx: Queryable, hash: string): Promise<boolean> {
  const [row] = await tx
    .select({ rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  return Boolean(row?.rotatedAt);
}

export async function markRotated(tx: Transaction, hash: string, sessionId: string): Promise<void> {
  await tx.update(refreshTokens).set({ rotatedAt: sql`now()` }).where(eq(refreshTokens.hash, hash));
  await tx.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Ends one session with all its tokens. */
export const revokeSession = (tx: Queryable, sessionId: string, reason: string) =>
  revoke(tx, eq(sessions.id, sessionId), reason);

/** Ends every session of a user. */
export const revokeSessionsOf = (tx: Queryable, userId: number, reason: string) =>
  revoke(tx, eq(sessions.userId, userId), reason);

/** Ends every session of a user but this one. */
export const revokeOtherSessions = (tx: Queryable, userId: number, sessionId: string, reason: string) =>
  revoke(tx, sql`${sessions.userId} = ${userId} and ${sessions.id} <> ${sessionId}`, reason);

/** Tells every instance to close the sockets of these sessions. */
async function revoke(tx: Queryable, which: SQL, reason: string): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ session: sessions.id });
  for (const { session } of ended)
    await tx.execute(sql`select pg_notify('handover', ${JSON.stringify({ session })})`);
}
