import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { accessRequests, companies, deals, opportunities, users } from '../../../db/schema/index.ts';
import { isKept } from '../opportunities/index.ts';

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** The listings that closing changes: the user's own, and those with a pending request of theirs. */
async function listingsOf(tx: Transaction, userId: number): Promise<number[]> {
  const asked = tx
    .select({ id: accessRequests.opportunityId })
    .from(accessRequests)
    .where(and(eq(accessRequests.requesterId, userId), eq(accessRequests.status, 'pending')));
  const mine = or(eq(opportunities.ownerId, userId), inArray(opportunities.id, asked));
  return ids(
    await tx.select({ id: opportunities.id }).from(opportunities).where(mine).orderBy(asc(opportunities.id)),
  );
}

/** Locks the listings first, as every change of deals does, and the user last: from then on no row that refers to them can be inserted. False if another listing was added meanwhile: retry from the start. Null if the user does not exist any more.
 */
export async function lockAccountRecords(tx: Transaction, userId: number) {
  const listings = await listingsOf(tx, userId);
  if (listings.length > 0)
    await tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(inArray(opportunities.id, listings))
      .orderBy(asc(opportunities.id))
      .for('update');
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('update');
  if (!user) return null;
  const now = await listingsOf(tx, userId);
  return now.every((id) => listings.includes(id)) ? user : false;
}

/** Titles of active and paused deals. */
export async function runningDeals(tx: Transaction, userId: number): Promise<string[]> {
  const party = or(eq(deals.ownerId, userId), eq(deals.requesterId, userId));
  const rows = await tx
    .select({ title: deals.title })
    .from(deals)
    .where(and(party, inArray(deals.status, ['active', 'paused'])))
    .orderBy(asc(deals.createdOrder));
  return rows.map(({ title }) => title);
}

export const companiesOf = async (tx: Transaction, userId: number): Promise<number[]> =>
  ids(await tx.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, userId)));

/** The ids of mandates, and of opportunities without a company, sold ones included. */
export const listedOf = async (tx: Transaction, userId: number): Promise<number[]> =>
  ids(
    await tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(and(eq(opportunities.ownerId, userId), isKept())),
  );
