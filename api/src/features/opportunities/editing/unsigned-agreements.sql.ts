import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { agreements, ownAgreements } from '../../../../db/schema/index.ts';

/**
 * Removes the owner's own agreements that nobody has signed, of an opportunity whose row is locked; `before`: of earlier
 * versions alone. Returns the storage keys to free after the commit.
 */
export async function removeUnsigned(
  tx: Transaction,
  opportunityId: number,
  before?: number,
): Promise<string[]> {
  const signed = tx
    .select({ one: sql`1` })
    .from(agreements)
    .where(eq(agreements.ownAgreementId, ownAgreements.id));
  const removed = await tx
    .delete(ownAgreements)
    .where(
      and(
        eq(ownAgreements.opportunityId, opportunityId),
        before === undefined ? undefined : lt(ownAgreements.version, before),
        notExists(signed),
      ),
    )
    .returning({ key: ownAgreements.storageKey });
  return removed.flatMap(({ key }) => key ?? []);
}
