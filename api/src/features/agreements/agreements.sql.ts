import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import {
  accessRequests,
  agreements,
  deals,
  moderationEvents,
  opportunities,
} from '../../../db/schema/index.ts';

export async function insertAgreement(
  tx: Transaction,
  agreement: typeof agreements.$inferInsert,
): Promise<void> {
  await tx.insert(agreements).values(agreement);
}

/** The agreement of a request, with whom it is between, and the deal that came of it. */
export async function findAgreement(db: Queryable, requestId: number) {
  const [row] = await db
    .select({
      agreement: agreements,
      opportunityId: opportunities.id,
      type: opportunities.type,
      ownerId: opportunities.ownerId,
      requesterId: accessRequests.requesterId,
      deal: deals,
    })
    .from(agreements)
    .innerJoin(accessRequests, eq(accessRequests.id, agreements.accessRequestId))
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .leftJoin(deals, eq(deals.accessRequestId, accessRequests.id))
    .where(eq(agreements.accessRequestId, requestId));
  return row;
}
export type AgreementRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;

/** Puts on record that staff read an agreement. */
export async function logStaffRead(db: Queryable, row: AgreementRow, staffId: number): Promise<void> {
  const { opportunityId, deal } = row;
  await db
    .insert(moderationEvents)
    .values({ opportunityId, dealId: deal?.id ?? null, staffId, event: 'agreement_read' });
}
