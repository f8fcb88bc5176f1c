import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { dealEvents, dealOpportunities, deals, loiDocuments } from '../../../db/schema/index.ts';
import type { DealRow } from './lock-deal.sql.ts';

export type NewEvent = Pick<
  typeof dealEvents.$inferInsert,
  'dealId' | 'event' | 'phase' | 'actorId' | 'details' | 'createdAt'
>;

export async function insertEvent(tx: Transaction, event: NewEvent): Promise<void> {
  await tx.insert(dealEvents).values(event);
}

/** The facts about the listing of a deal, as its snapshot has them. */
export async function snapshotFacts(tx: Transaction, dealId: number) {
  const [snapshot] = await tx
    .select({
      title: dealOpportunities.projectTitle,
      type: dealOpportunities.type,
      companyAttachedAt: dealOpportunities.companyAttachedAt,
      id: dealOpportunities.id,
    })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.dealId, dealId));
  return snapshot;
}

export async function openLetterOf(tx: Transaction, dealId: number) {
  const [open] = await tx
    .select({ id: loiDocuments.id, sealed: loiDocuments.sealed })
    .from(loiDocuments)
    .where(and(eq(loiDocuments.dealId, dealId), eq(loiDocuments.status, 'submitted')));
  return open;
}

export async function readDeal(tx: Transaction, id: number): Promise<DealRow | undefined> {
  const [deal] = await tx.select().from(deals).where(eq(deals.id, id));
  return deal;
}
