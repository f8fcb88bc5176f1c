import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { users } from '../../../../db/schema/index.ts';

/** `email` must be in lower case, as the schema makes it. */
export async function findCredentials(db: Queryable, email: string) {
  const rows = await db
    .select({ id: users.id, email: users.email, language: users.language, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt)));
  return rows[0] ?? null;
}

/**
 * Locks the account until the transaction ends: a concurrent change of the password, suspension or closing either comes
 * before and is seen, or after and ends the new session. Null once closed.
 */
export async function lockAccount(tx: Transaction, userId: number) {
  const rows = await tx
    .select({ passwordHash: users.passwordHash, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('share');
  return rows[0] ?? null;
}
