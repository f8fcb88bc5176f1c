import type { PageQuery } from '@handover/shared/contract';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { apiKeys, users } from '../../../db/schema/index.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

export const listKeys = (db: Queryable, userId: number, query: PageQuery) => {
  const orderings = { created_at: apiKeys.createdAt, name: apiKeys.name };
  const list = { query, where: eq(apiKeys.userId, userId), orderings };
  return readPage(db, apiKeys, list, (ofPage) => db.select().from(apiKeys).where(ofPage));
};

export const countKeys = (db: Queryable, userId: number): Promise<number> =>
  db.$count(apiKeys, eq(apiKeys.userId, userId));

export const insertKey = async (tx: Transaction, key: typeof apiKeys.$inferInsert): Promise<KeyRow> =>
  onlyRow(await tx.insert(apiKeys).values(key).returning());

/** Whether there was one. */
export async function deleteKey(db: Queryable, userId: number, id: string): Promise<boolean> {
  const deleted = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return deleted.length > 0;
}

/** A key that still opens something: not ended, and of an account that is neither closed nor suspended. */
export async function liveKey(db: Queryable, kind: KeyRow['kind'], hash: string) {
  const [row] = await db
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.hash, hash),
        eq(apiKeys.kind, kind),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
      ),
    );
  return row?.key;
}

/** Written once a minute at most. */
export async function noteUse(db: Queryable, id: string): Promise<void> {
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`date_trunc('minute', now())` })
    .where(and(eq(apiKeys.id, id), isOld));
}
