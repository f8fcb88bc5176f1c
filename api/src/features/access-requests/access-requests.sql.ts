import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { accessRequests, companies, deals, opportunities, users } from '../../../db/schema/index.ts';
import { backgroundImageColumn } from '../background-images/index.ts';
import { publishedSectorsOf } from '../opportunities/index.ts';
import { sectorsOf, subSectorsOf } from '../reference/index.ts';
import { inDays } from './access-request.rules.ts';

export const selectRequests = (db: Queryable) =>
  db
    .select({
      request: accessRequests,
      listing: {
        ownerId: opportunities.ownerId,
        title: opportunities.projectTitle,
        publishedTitle: opportunities.publishedTitle,
        type: opportunities.type,
        validated: opportunities.validated,
        unlistedAt: opportunities.unlistedAt,
      },
      requester: users,
      company: { id: companies.id, name: companies.name },
      dealId: deals.id,
      dealTitle: deals.title,
      sectors: sectorsOf('opportunity', opportunities.id),
      publishedSectors: publishedSectorsOf(opportunities.id),
      subSectors: subSectorsOf('opportunity', opportunities.id),
      backgroundImage: backgroundImageColumn(sql`${opportunities.backgroundImageId}`),
      underExclusivity: sql<boolean>`exists(select 1 from deals d where d.opportunity_id = ${opportunities.id}
        and d.status in ('active', 'paused') and d.exclusivity_closed_at is null and d.exclusivity_ends_at > now())`,
    })
    .from(accessRequests)
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .innerJoin(users, eq(users.id, accessRequests.requesterId))
    .leftJoin(companies, eq(companies.id, accessRequests.companyId))
    .leftJoin(deals, eq(deals.accessRequestId, accessRequests.id));
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export async function findRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await selectRequests(db).where(eq(accessRequests.id, id));
  return row;
}

export async function insertRequest(
  tx: Transaction,
  values: typeof accessRequests.$inferInsert,
): Promise<RequestRow> {
  const { id } = onlyRow(await tx.insert(accessRequests).values(values).returning());
  return onlyRow(await selectRequests(tx).where(eq(accessRequests.id, id)));
}

interface Outcome {
  status: 'accepted' | 'declined' | 'withdrawn';
  declineReason: string | null;
  now: Date;
}

export async function decide(tx: Transaction, id: number, { now, ...outcome }: Outcome): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ ...outcome, decidedAt: now, updatedAt: now })
    .where(eq(accessRequests.id, id));
}

type Written<Column extends keyof typeof accessRequests.$inferInsert> = Required<
  Pick<typeof accessRequests.$inferInsert, Column>
>;

/** The owner of a mandate shows the buyer profile in the deal that begins. */
export async function showProfile(tx: Transaction, id: number): Promise<void> {
  await tx.update(accessRequests).set({ showsProfile: true }).where(eq(accessRequests.id, id));
}

export async function writeQuestion(
  tx: Transaction,
  id: number,
  values: Written<'question' | 'wantsProfile' | 'askedAt' | 'waitsUntil' | 'expiresAt'>,
): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(accessRequests.id, id));
}

export async function writeAnswer(
  tx: Transaction,
  id: number,
  values: Written<'answer' | 'showsProfile' | 'answeredAt' | 'expiresAt'>,
): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(accessRequests.id, id));
}

/** Facts for the rule about a new request, from the user's earlier requests and deals, once those whose time is over are expired. */
export async function askFacts(tx: Transaction, opportunityId: number, userId: number, now: Date) {
  const mine = and(eq(accessRequests.opportunityId, opportunityId), eq(accessRequests.requesterId, userId));
  const requests = await tx.select().from(accessRequests).where(mine);
  const own = and(eq(deals.opportunityId, opportunityId), eq(deals.requesterId, userId));
  const past = await tx.select().from(deals).where(own).orderBy(desc(deals.createdOrder));
  const today = and(eq(accessRequests.requesterId, userId), gt(accessRequests.createdAt, inDays(now, -1)));
  const refusals = [
    ...requests.filter((request) => request.status === 'declined').map((request) => request.decidedAt),
    ...past.filter((deal) => deal.status === 'cancelled').map((deal) => deal.endedAt),
  ].filter((time) => time !== null);
  return {
    hasPending: requests.some((request) => request.status === 'pending'),
    hasDeal: past.some((deal) => deal.status !== 'cancelled'),
    refusedAt: refusals.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    askedToday: await tx.$count(accessRequests, today),
  };
}
