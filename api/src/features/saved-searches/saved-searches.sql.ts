import type { SearchFilters } from '@handover/shared/contract';
import type { savedSearchBodySchema, savedSearchPatchSchema } from '@handover/shared/contract/schemas';
import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { opportunities, savedSearches } from '../../../db/schema/index.ts';
import { wordsQuery } from '../opportunities/index.ts';

/** What everyone can still read of the found listings. */
const newCount = sql<number>`(select count(*)::int from search_matches m join opportunities o on o.id = m.opportunity_id
  where m.search_id = ${savedSearches.id} and m.found_at > ${savedSearches.seenAt} and not m.is_seen
  and o.validated and o.unlisted_at is null and o.sold_at is null)`;

/** A mandate counts while everyone can read it. */
const isLive = sql`(${savedSearches.mandateId} is null or (${opportunities.validated} and ${opportunities.unlistedAt} is null
  and ${opportunities.soldAt} is null))`;

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      search: savedSearches,
      mandateTitle: opportunities.projectTitle,
      newCount,
    })
    .from(savedSearches)
    .leftJoin(opportunities, eq(opportunities.id, savedSearches.mandateId))
    .where(and(isLive, where));
const isKept = isNull(savedSearches.deletedAt);
export type SearchRow = Awaited<ReturnType<typeof select>>[number];

/** Saved searches first, the newest of them at the top; then mandates. */
export const searchesOf = (db: Queryable, userId: number): Promise<SearchRow[]> =>
  select(db, and(eq(savedSearches.userId, userId), isKept)).orderBy(
    asc(sql`${savedSearches.mandateId} is not null`),
    desc(savedSearches.createdAt),
    desc(savedSearches.id),
  );

export async function searchOf(db: Queryable, userId: number, id: number): Promise<SearchRow | undefined> {
  const [row] = await select(db, and(eq(savedSearches.id, id), eq(savedSearches.userId, userId), isKept));
  return row;
}

/** How many searches a person has saved, their mandates not counted. */
export const countSaved = (db: Queryable, userId: number): Promise<number> =>
  db.$count(savedSearches, and(eq(savedSearches.userId, userId), isNull(savedSearches.mandateId), isKept));

export async function insertSearch(
  tx: Transaction,
  userId: number,
  { name, type_of_opportunity, filters, alert, by_mail }: z.output<typeof savedSearchBodySchema>,
): Promise<number> {
  const words = filters.search ? await wordsQuery(tx, filters.search) : null;
  const rows = await tx
    .insert(savedSearches)
    .values({
      ...{ userId, name, type: type_of_opportunity, filters: filters satisfies SearchFilters },
      words: words && sql`(${words})`,
      alert,
      byMail: by_mail,
    })
    .returning({ id: savedSearches.id });
  return onlyRow(rows).id;
}

/** An absent value stays as it is. */
export async function updateSearch(
  db: Queryable,
  id: number,
  { name, alert, by_mail }: z.output<typeof savedSearchPatchSchema>,
): Promise<void> {
  await db.update(savedSearches).set({ name, alert, byMail: by_mail }).where(eq(savedSearches.id, id));
}

export async function noteLook(db: Queryable, id: number): Promise<void> {
  await db.update(savedSearches).set({ seenAt: sql`now()` }).where(eq(savedSearches.id, id));
}

/** The listing was looked at: it is new to none of the person’s searches any more. */
export async function noteSeen(tx: Transaction, userId: number, listings: number[]): Promise<void> {
  await tx.execute(sql`update search_matches m set is_seen = true from saved_searches q
    where q.id = m.search_id and q.user_id = ${userId} and m.opportunity_id = any(${sql.param(listings)}::bigint[])`);
}

export async function deleteSearch(db: Queryable, id: number): Promise<void> {
  await db.update(savedSearches).set({ deletedAt: sql`now()` }).where(eq(savedSearches.id, id));
}

/** One that was deleted, until it is removed for good. */
export async function isDeleted(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { userId: owner, deletedAt } = savedSearches;
  return (
    (await db.$count(savedSearches, and(eq(savedSearches.id, id), eq(owner, userId), isNotNull(deletedAt)))) >
    0
  );
}

export async function restoreSearch(tx: Transaction, id: number): Promise<void> {
  await tx.update(savedSearches).set({ deletedAt: null }).where(eq(savedSearches.id, id));
}

/** Removes for good what nobody takes back. */
export async function removeDeleted(db: Queryable): Promise<void> {
  await db.delete(savedSearches).where(lt(savedSearches.deletedAt, sql`now() - interval '1 day'`));
}
