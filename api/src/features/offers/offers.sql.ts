import type { LetterMark } from '@handover/shared/contract';
import { and, desc, eq, exists, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { dealOpportunities, deals, letterMarks, loiDocuments } from '../../../db/schema/index.ts';

/** What an owner compares: what was withdrawn or has expired is no offer any more. */
export const OFFERED = ['submitted', 'accepted', 'declined'] as const;

/** The deals of an opportunity that have an offer, the newest first. */
export async function dealsWithOffers(db: Queryable, opportunityId: number): Promise<number[]> {
  const isOffer = and(eq(loiDocuments.dealId, deals.id), inArray(loiDocuments.status, OFFERED));
  const rows = await db
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        eq(deals.opportunityId, opportunityId),
        exists(db.select({ id: loiDocuments.id }).from(loiDocuments).where(isOffer)),
      ),
    )
    .orderBy(desc(deals.createdAt), desc(deals.createdOrder));
  return rows.map(({ id }) => id);
}

export async function marksOf(db: Queryable, letterIds: number[]): Promise<Map<number, LetterMark>> {
  if (letterIds.length === 0) return new Map();
  const rows = await db.select().from(letterMarks).where(inArray(letterMarks.loiDocumentId, letterIds));
  return new Map(rows.map(({ loiDocumentId, mark, note }) => [loiDocumentId, { mark, note }]));
}

/** The owner of the business that a letter is about; nothing on a mandate, where the owner buys. */
export async function sellerOf(db: Queryable, letterId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ ownerId: deals.ownerId })
    .from(loiDocuments)
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .where(and(eq(loiDocuments.id, letterId), eq(dealOpportunities.type, 'sell')));
  return row?.ownerId;
}

export async function saveMark(db: Queryable, loiDocumentId: number, kept: LetterMark): Promise<void> {
  await db
    .insert(letterMarks)
    .values({ loiDocumentId, ...kept })
    .onConflictDoUpdate({ target: letterMarks.loiDocumentId, set: { ...kept, updatedAt: new Date() } });
}

/** Deletes what a person has kept of the letters that they were sent. */
export async function eraseMarksOf(tx: Transaction, ownerId: number): Promise<void> {
  const sent = tx
    .select({ id: loiDocuments.id })
    .from(loiDocuments)
    .innerJoin(deals, eq(deals.id, loiDocuments.dealId))
    .where(eq(deals.ownerId, ownerId));
  await tx.delete(letterMarks).where(inArray(letterMarks.loiDocumentId, sent));
}
