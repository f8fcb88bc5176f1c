import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { signInTickets } from '../../../db/schema/index.ts';
import { hashToken } from './sessions/refresh-token.ts';

/** It shows that somebody read the mail of an account. It opens nothing: the password is asked for besides. */
export async function insertTicket(
  db: Queryable,
  userId: number,
  ticket: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(signInTickets).values({ userId, hash: hashToken(ticket), expiresAt });
}

const valid = (userId: number, ticket: string) =>
  and(
    eq(signInTickets.hash, hashToken(ticket)),
    eq(signInTickets.userId, userId),
    isNull(signInTickets.usedAt),
    gt(signInTickets.expiresAt, sql`now()`),
  );

/** Whether the ticket belongs to this account and is still valid. */
export async function isTicketOf(
  db: Queryable,
  userId: number | undefined,
  ticket: string | undefined,
): Promise<boolean> {
  if (!ticket || userId === undefined) return false;
  return (await db.$count(signInTickets, valid(userId, ticket))) > 0;
}

/** Single use: of two concurrent uses one succeeds. */
export async function useTicket(tx: Transaction, userId: number, ticket: string): Promise<boolean> {
  const used = await tx
    .update(signInTickets)
    .set({ usedAt: sql`now()` })
    .where(valid(userId, ticket))
    .returning({ hash: signInTickets.hash });
  return used.length > 0;
}
