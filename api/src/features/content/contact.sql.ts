import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { contactMessages } from '../../../db/schema/index.ts';

type NewMessage = Pick<typeof contactMessages.$inferSelect, 'name' | 'email' | 'phone' | 'message' | 'ip'>;

/** Messages of an address in the last 24 hours. Until the end of the transaction it writes one at a time. */
export async function countWrittenToday(tx: Transaction, ip: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${ip}`}, 0))`);
  const today = gt(contactMessages.createdAt, sql`now() - interval '1 day'`);
  return tx.$count(contactMessages, and(eq(contactMessages.ip, ip), today));
}

export async function insertMessage(tx: Queryable, message: NewMessage): Promise<number> {
  return onlyRow(await tx.insert(contactMessages).values(message).returning()).id;
}

/** One message that was not sent yet, locked; none while another instance sends it. */
export async function lockUnmailed(tx: Transaction, id: number) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
    .for('update', { skipLocked: true });
  return message;
}

export const markMailed = (tx: Transaction, id: number) =>
  tx.update(contactMessages).set({ mailedAt: sql`now()` }).where(eq(contactMessages.id, id));

/** Left over from a mail server that was away, oldest first. */
export const unmailed = (db: Queryable) =>
  db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(isNull(contactMessages.mailedAt), lt(contactMessages.createdAt, sql`now() - interval '1 minute'`)),
    )
    .orderBy(asc(contactMessages.id))
    .limit(100);
