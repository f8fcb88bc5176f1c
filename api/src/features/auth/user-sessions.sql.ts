import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { sessions } from '../../../db/schema/index.ts';

/** A family of tokens is `lastUsedAt` at its sign-in and whenever it is refreshed. */
export type SessionRow = typeof sessions.$inferSelect;

const live = (userId: number) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));

/** Last used first. */
export async function listSessions(db: Queryable, userId: number, page: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(sessions)
    .where(live(userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(page.limit)
    .offset(page.offset);
  const [total] = await db.select({ count: count() }).from(sessions).where(live(userId));
  return { rows, count: total?.count ?? 0 };
}

export async function findLiveSession(db: Queryable, userId: number, id: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(live(userId), eq(sessions.id, id)));
  return row ?? null;
}

/** User agents of every session that is still kept, ended ones too. */
export async function knownAgents(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map(({ userAgent }) => userAgent);
}
