import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { contactMessages } from '../../../db/schema/index.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;
type NewMessage = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message' | 'ip'>;

/** Messages of an address in the last 24 hours. Until the end of the transaction it writes one at a time. */
export async function countWrittenToday(tx: Transaction, ip: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${ip}`}, 0))`);
  const today = gt(contactMessages.createdAt, sql`now() - interval '1 day'`);
  return tx.$count(contactMessages, and(eq(contactMessages.ip, ip), today));
}

export async function insertMessage(tx: Queryable, message: NewMessage): Promise<number> {
  return onlyRow(await tx.insert(contactMessages).values(message).returning()).id;
}

/** Sends one message that was not sent yet, while no other instance does. If `send` fails it stays to be sent. */
export async function mailOnce(db: Database, id: number, send: (message: ContactMessage) => Promise<void>) {
  await db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
      .for('update', { skipLocked: true });
    if (!message) return;
    await send(message);
    await tx.update(contactMessages).set({ mailedAt: sql`now()` }).where(eq(contactMessages.id, id));
  });
}

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
