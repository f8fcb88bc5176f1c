import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { sessions } from '../../../../db/schema/index.ts';
import type { ConfirmedBy } from '../../../../db/schema/people/session.ts';
import type { Confirmation } from './confirmation.rules.ts';

/** Null of a session that has ended, or was never confirmed. */
export async function findConfirmation(db: Queryable, sessionId: string): Promise<Confirmation | null> {
  const [session] = await db
    .select({ by: sessions.confirmedBy, at: sessions.confirmedAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  return session?.by && session.at ? { by: session.by, at: session.at } : null;
}

/** The session is confirmed now. */
export async function confirmSession(db: Queryable, sessionId: string, by: ConfirmedBy): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedBy: by, confirmedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}
