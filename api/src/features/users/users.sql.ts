import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { prepared } from '../../../db/prepared.ts';
import { apiKeys, calendarAddresses, socialAccounts, users } from '../../../db/schema/index.ts';

export type UserRow = typeof users.$inferSelect;

const open = isNull(users.closedAt);

/** `email` must be in lower case, as the schema makes it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), open));
  return rows[0] ?? null;
}

const byId = prepared('user', (db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), open)),
);

export async function findUser(db: Queryable, id: number): Promise<UserRow | null> {
  const rows = await byId(db, { id });
  return rows[0] ?? null;
}

/** Locks the user until the transaction ends. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | null> {
  const rows = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), open))
    .for('update');
  return rows[0] ?? null;
}

/** Removes the identities that were linked at this moment or later. */
export async function dropIdentitiesSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), gte(socialAccounts.createdAt, since)));
}

/** Who was in the account by mistake may have kept the address. */
export async function dropCalendarSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await tx
    .delete(calendarAddresses)
    .where(and(eq(calendarAddresses.userId, userId), gte(calendarAddresses.createdAt, since)));
}

/** The same of keys for programs and sites. */
export async function dropApiKeysSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await tx.delete(apiKeys).where(and(eq(apiKeys.userId, userId), gte(apiKeys.createdAt, since)));
}

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<UserRow> {
  return onlyRow(await db.insert(users).values(user).returning());
}

export async function updateUser(
  db: Queryable,
  id: number,
  changes: Partial<UserRow>,
): Promise<UserRow | null> {
  const rows = await db
    .update(users)
    .set({ ...changes, updatedAt: new Date() })
    .where(and(eq(users.id, id), open))
    .returning();
  return rows[0] ?? null;
}

/** False if the password is no longer the one that was compared: it was changed or reset meanwhile. */
export async function replacePassword(
  tx: Transaction,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash: to, updatedAt: new Date() })
    .where(and(eq(users.id, id), eq(users.passwordHash, from), open))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Locks the user, so that actions with a daily limit run one after the other. Take it after the lock of a listing. */
export async function lockPerson(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
