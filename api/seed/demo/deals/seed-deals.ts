import { addDays } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { bidDates, companies, dealEvents, opportunities } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { demoUsers } from '../market/seed-market.ts';
import { daysAgo } from './deal-history.ts';
import { BID_DATES, CLOSED_REQUESTS, DEALS, type DealDemo, PENDING_REQUESTS } from './deals.data.ts';
import { seedBuyers } from './seed-buyers.ts';
import { seedDataRooms } from './seed-data-room.ts';
import { seedDeal } from './seed-deal.ts';
import { type NoticeContext, seedDealNotices } from './seed-deal-notices.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedRequest } from './seed-request.ts';
import { seedRoomActivity } from './seed-room-activity.ts';
import { seedRoomFolders } from './seed-room-folders.ts';

/** Days that a listing is published before its first request. */
const LISTED_BEFORE_DAYS = 9;
/** Days since the two pending requests were made, in the order of the data. */
const ASKED_DAYS_AGO = [1.5, 0.4];

async function listingsByTitle(tx: Transaction) {
  const titles = [...DEALS, ...PENDING_REQUESTS, ...CLOSED_REQUESTS].map(({ title }) => title);
  const rows = await tx.select().from(opportunities).where(inArray(opportunities.projectTitle, titles));
  return (title: string) => {
    const row = rows.find(({ projectTitle }) => projectTitle === title);
    if (!row) throw new Error(`no listing is called ${title}`);
    return row;
  };
}
type Listings = Awaited<ReturnType<typeof listingsByTitle>>;

/** Dates listings back, so that each was published before its first request. */
async function ageListings(tx: Transaction, listing: Listings, now: Date) {
  const asked = [
    ...DEALS.map(({ title, startedDaysAgo }) => ({ title, ago: startedDaysAgo })),
    ...CLOSED_REQUESTS.map(({ title, askedDaysAgo }) => ({ title, ago: askedDaysAgo })),
  ];
  for (const title of new Set(asked.map((each) => each.title))) {
    const oldest = Math.max(...asked.filter((each) => each.title === title).map(({ ago }) => ago));
    const at = daysAgo(oldest + LISTED_BEFORE_DAYS, now);
    const { id, companyId } = listing(title);
    const made = { createdAt: at, updatedAt: at };
    await tx
      .update(opportunities)
      .set({ ...made, publishedAt: at })
      .where(eq(opportunities.id, id));
    if (companyId) await tx.update(companies).set(made).where(eq(companies.id, companyId));
  }
}

/** The timeline is in the order in which events were stored: what was seeded by its kind is stored again by its date. */
async function orderEvents(tx: Transaction, dealId: number): Promise<void> {
  const events = await tx.delete(dealEvents).where(eq(dealEvents.dealId, dealId)).returning();
  await tx
    .insert(dealEvents)
    .values(
      events
        .toSorted(
          (one, other) =>
            one.createdAt.getTime() - other.createdAt.getTime() || one.createdOrder - other.createdOrder,
        )
        .map(({ createdOrder: _, ...event }) => event),
    );
}

/** Data rooms, requests, deals, letters, questions and notifications of the demo. Call once, after a new market. */
export async function seedDeals(tx: Transaction, storage: FileStorage): Promise<void> {
  const now = new Date();
  const people = await demoUsers(tx);
  const listing = await listingsByTitle(tx);
  const nameOf = (person: DealDemo['requester']) => {
    const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${person}@`));
    return `${account?.firstName} ${account?.lastName}`;
  };
  await seedBuyers(tx, storage, people);
  await ageListings(tx, listing, now);
  await seedDataRooms(tx, storage);
  const made: { title: string; requester: DealDemo['requester']; ownerId: number; id: number }[] = [];
  for (const demo of DEALS) {
    const { id: opportunityId, ownerId } = listing(demo.title);
    const requesterId = people[demo.requester];
    const parties = { opportunityId, ownerId, requesterId, requesterName: nameOf(demo.requester) };
    const id = await seedDeal(tx, storage, demo, parties, now);
    made.push({ title: demo.title, requester: demo.requester, ownerId, id });
    if (demo.readsDocuments) await seedRoomActivity(tx, storage, { dealId: id, ownerId, requesterId }, now);
    if (demo.hasFolders) await seedRoomFolders(tx, id);
    if (demo.questions)
      await seedQuestions(tx, storage, { dealId: id, asker: requesterId, answerer: ownerId }, now);
    await orderEvents(tx, id);
  }
  for (const { title, inDays, sealed } of BID_DATES)
    await tx
      .insert(bidDates)
      .values({ opportunityId: listing(title).id, date: addDays(marketDay(now), inDays), sealed });
  for (const [index, { title, requester, message }] of PENDING_REQUESTS.entries()) {
    const facts = { opportunityId: listing(title).id, requesterId: people[requester], message };
    await seedRequest(
      tx,
      { ...facts, status: 'pending', showsProfile: requester === 'buyer' },
      daysAgo(ASKED_DAYS_AGO[index] ?? ASKED_DAYS_AGO.length, now),
    );
  }
  for (const { title, requester, status, message, declineReason, ...ago } of CLOSED_REQUESTS) {
    const parties = { opportunityId: listing(title).id, requesterId: people[requester] };
    const decidedAt = daysAgo(ago.decidedDaysAgo, now);
    const askedAt = daysAgo(ago.askedDaysAgo, now);
    await seedRequest(tx, { ...parties, status, message, declineReason, decidedAt }, askedAt);
  }
  const contextOf = (title: string, person: 'seller' | 'buyer' | 'rival'): NoticeContext | undefined => {
    const deal = made.find(
      (each) => each.title === title && (person === 'seller' || each.requester === person),
    );
    if (deal)
      return { dealId: deal.id, actorId: person === 'seller' ? people[deal.requester] : deal.ownerId };
    const request = PENDING_REQUESTS.find((each) => each.title === title);
    return request && { opportunityId: listing(title).id, actorId: people[request.requester] };
  };
  await seedDealNotices(tx, people, contextOf, now);
}
