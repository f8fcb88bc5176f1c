import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { exclusivityProposals } from '../../../../db/schema/index.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { DealRow } from '../lock-deal.sql.ts';
import { isLater } from './exclusivity.rules.ts';

export type ProposalRow = typeof exclusivityProposals.$inferSelect;
type Parties = Pick<DealRow, 'id' | 'ownerId' | 'requesterId'>;
type Outcome = NonNullable<ProposalRow['outcome']>;

const undecided = (dealId: number) =>
  and(eq(exclusivityProposals.dealId, dealId), isNull(exclusivityProposals.outcome));

/** The earlier end that waits for an answer; none once its day has come. */
export async function openProposal(db: Queryable, dealId: number, now: Date): Promise<ProposalRow | null> {
  const [row] = await db.select().from(exclusivityProposals).where(undecided(dealId));
  return row && isLater(row.endTime, now) ? row : null;
}

/** Decides the pending proposal, if there is one; the notification that asked for the answer is read. */
export async function closeProposal(tx: Transaction, deal: Parties, outcome: Outcome): Promise<void> {
  const { rowCount } = await tx
    .update(exclusivityProposals)
    .set({ outcome, decidedAt: new Date() })
    .where(undecided(deal.id));
  if (!rowCount) return;
  for (const party of [deal.ownerId, deal.requesterId])
    await readWhenDone(tx, party, { dealId: deal.id }, ['exclusivity_proposed']);
}

export async function insertProposal(
  tx: Transaction,
  deal: Parties,
  values: Pick<ProposalRow, 'proposedBy' | 'endTime'>,
): Promise<void> {
  // One whose day has come is still in the way of the unique index.
  await closeProposal(tx, deal, 'lapsed');
  await tx.insert(exclusivityProposals).values({ dealId: deal.id, ...values });
}
