import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { calendarAddresses, users } from '../../../db/schema/index.ts';

export type AddressRow = typeof calendarAddresses.$inferSelect;

export async function addressOf(db: Queryable, userId: number): Promise<AddressRow | null> {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  return row ?? null;
}

/** A new address in place of the one before, which ends at once. */
export async function replaceAddress(db: Queryable, userId: number): Promise<AddressRow> {
  const set = { id: sql`gen_random_uuid()`, createdAt: sql`now()` };
  return onlyRow(
    await db
      .insert(calendarAddresses)
      .values({ userId })
      .onConflictDoUpdate({ target: calendarAddresses.userId, set })
      .returning(),
  );
}

export async function deleteAddress(db: Queryable, userId: number): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
}

/** Whose address it is; nobody's once it was replaced or the account is closed or suspended. */
export async function readerBy(db: Queryable, id: string) {
  const [reader] = await db
    .select({ id: users.id, language: users.language })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.id, id), isNull(users.closedAt), isNull(users.suspendedAt)));
  return reader ?? null;
}
