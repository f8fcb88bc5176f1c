import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { socialAccounts, users } from '../../../db/schema/index.ts';

/** Sign-ins of one subject come one after the other: two at once would both find no account. */
export async function lockSubject(tx: Transaction, provider: string, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`);
}

/** The account of a subject; closed ones too. */
export async function findLinked(db: Queryable, provider: string, subject: string) {
  const [row] = await db
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)));
  return row?.user ?? null;
}

export const linksOf = (db: Queryable, userId: number) =>
  db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
    .orderBy(asc(socialAccounts.createdAt));

/** Removes the links of a provider; false if there are none. */
export async function removeLinks(tx: Transaction, userId: number, provider: string): Promise<boolean> {
  const rows = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider)))
    .returning();
  return rows.length > 0;
}

export async function insertLink(tx: Transaction, provider: string, subject: string, userId: number) {
  await tx.insert(socialAccounts).values({ provider, subject, userId });
}
