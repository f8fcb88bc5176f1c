import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { opportunities, listingsToMatch as queue, savedSearches } from '../../../../db/schema/index.ts';
import { containsPattern } from '../../../http/lists/contains.sql.ts';
import { isAnyOf } from '../../../http/lists/planner-hints.sql.ts';

const BATCH = 5000;

/** The listings that wait, the oldest first. */
export async function listingsToMatch(db: Queryable): Promise<number[]> {
  const rows = await db.select({ id: queue.opportunityId }).from(queue).orderBy(asc(queue.createdAt));
  return rows.map(({ id }) => id);
}

/** Whether the listing still waited: another instance may have been faster. */
export async function takeListing(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx.delete(queue).where(eq(queue.opportunityId, id)).returning();
  return taken.length > 0;
}

/** The part of a title as the list looks for it; made in the database, as the words are. */
const pattern = sql`'%' || regexp_replace(${savedSearches.filters} ->> 'search', '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** All saved searches for this kind of listing, but those of its owner. What needs the database is answered with them. */
export async function* searchesByBatch(tx: Transaction, listing: number, ownerId: number) {
  const { words, filters } = savedSearches;
  const hasWords = sql<boolean>`(${words} is null or ${opportunities.search} @@ ${words}
    or (${filters} ->> 'search' ~ '[[:alnum:]]{3}' and ${containsPattern(opportunities.projectTitle, pattern)}))`;
  const isFavorite = sql<boolean>`coalesce((${filters} ->> 'favorites')::boolean, false) and exists(
    select 1 from favorites f where f.user_id = ${savedSearches.userId} and f.opportunity_id = ${listing})`;
  for (let last = 0; ; ) {
    const batch = await tx
      .select({ id: savedSearches.id, filters, hasWords, isFavorite })
      .from(savedSearches)
      .innerJoin(opportunities, eq(opportunities.id, listing))
      .where(
        and(
          eq(savedSearches.type, opportunities.type),
          isNull(savedSearches.mandateId),
          ne(savedSearches.userId, ownerId),
          gt(savedSearches.id, last),
        ),
      )
      .orderBy(asc(savedSearches.id))
      .limit(BATCH);
    yield batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1)?.id ?? 0;
  }
}

export async function searchesOfMandates(tx: Transaction, mandates: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(isAnyOf(savedSearches.mandateId, sql`${sql.param(mandates)}::bigint[]`));
  return rows.map(({ id }) => id);
}

/** A listing that a search has found before is not found again. */
export async function keepMatches(tx: Transaction, listing: number, searches: number[]): Promise<void> {
  if (searches.length === 0) return;
  await tx.execute(sql`insert into search_matches (search_id, opportunity_id, waits)
    select s.id, ${listing}, s.alert in ('daily', 'weekly') from saved_searches s
    where s.id = any(${sql.param(searches)}::bigint[]) on conflict do nothing`);
}

/** Who is told at once of what this transaction has found: each person once, with the name of one of their searches. */
export async function foundAtOnce(tx: Transaction, listing: number) {
  // `found_at` is the time of this transaction.
  const { rows } = await tx.execute<{ userId: number; search: string; byMail: boolean }>(sql`
    select q.user_id::int as "userId", min(coalesce(o.project_title, q.name)) as search, bool_or(q.by_mail) as "byMail"
    from saved_searches q join search_matches m on m.search_id = q.id left join opportunities o on o.id = q.mandate_id
    where m.opportunity_id = ${listing} and m.found_at = now() and q.alert = 'at_once' and q.deleted_at is null group by q.user_id`);
  return rows;
}
