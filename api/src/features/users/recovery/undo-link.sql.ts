import { and, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { undoLinks, users } from '../../../../db/schema/index.ts';

export async function insertUndoLink(
  tx: Transaction,
  link: Pick<typeof undoLinks.$inferInsert, 'userId' | 'email' | 'passwordHash' | 'hash' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(undoLinks).values(link);
}

const unused = and(isNull(undoLinks.usedAt), gt(undoLinks.expiresAt, sql`now()`));

/** Finds a valid link, or null. Does not use it up. */
export async function findUndoLink(db: Queryable, userId: number, hash: string) {
  const [link] = await db
    .select({ passwordHash: undoLinks.passwordHash })
    .from(undoLinks)
    .where(and(eq(undoLinks.hash, hash), eq(undoLinks.userId, userId), unused));
  return link ?? null;
}

/** A used one is known until it is removed, a day after it would have ended. */
export async function undoLinkState(
  db: Queryable,
  userId: number,
  hash: string,
): Promise<'open' | 'used' | 'invalid'> {
  const [link] = await db
    .select({ usedAt: undoLinks.usedAt, isOpen: sql<boolean>`${unused}` })
    .from(undoLinks)
    .where(and(eq(undoLinks.hash, hash), eq(undoLinks.userId, userId)));
  if (!link) return 'invalid';
  if (link.usedAt) return 'used';
  return link.isOpen ? 'open' : 'invalid';
}

/**
 * Single use: of two concurrent uses one succeeds. The links of later changes end with it, since what they would take back
 * is undone. Null if the link does not hold.
 */
export async function takeUndoLink(tx: Transaction, userId: number, hash: string) {
  const [link] = await tx
    .update(undoLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(undoLinks.hash, hash), eq(undoLinks.userId, userId), unused))
    .returning({ email: undoLinks.email, createdAt: undoLinks.createdAt });
  if (!link) return null;
  await tx
    .update(undoLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(undoLinks.userId, userId), gte(undoLinks.createdAt, link.createdAt), unused));
  return link;
}

/**
 * Whether another account can still get this address back. Ask after the address was written, so that an account is
 * seen that gave it up a moment ago.
 */
export async function isReserved(tx: Transaction, email: string, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ hash: undoLinks.hash })
    .from(undoLinks)
    .innerJoin(users, eq(users.id, undoLinks.userId))
    .where(and(eq(undoLinks.email, email), ne(undoLinks.userId, userId), isNull(users.closedAt), unused))
    .limit(1);
  return rows.length > 0;
}
