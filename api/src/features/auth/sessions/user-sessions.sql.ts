import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { sessions } from '../../../../db/schema/index.ts';
import { sessionEndsAt } from './sessions.sql.ts';

/** `lastUsedAt` is the time of the sign-in or of the latest refresh. */
export type SessionRow = typeof sessions.$inferSelect;

const live = (userId: number) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessionEndsAt, sql`now()`));

/** Last used first. */
export async function listSessions(db: Queryable, userId: number, page: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(sessions)
    .where(live(userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, count: await db.$count(sessions, live(userId)) };
}

export async function findLiveSession(db: Queryable, userId: number, id: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(live(userId), eq(sessions.id, id)));
  return row ?? null;
}

/** Whether the session is the one that has created the account. */
export async function isFirstSession(db: Queryable, userId: number, id: string): Promise<boolean> {
  const [first] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .limit(1);
  return first?.id === id;
}

/** User agents of every session that is still kept, ended ones too. */
export async function knownAgents(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map(({ userAgent }) => userAgent);
}
