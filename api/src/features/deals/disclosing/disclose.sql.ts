import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { dealOpportunities, deals, files } from '../../../../db/schema/index.ts';
import { disclosureOf } from './disclosure.rules.ts';

const KINDS = ['annual_accounts', 'documents', 'general_ledger'] as const;

/** Marks the files of a deal that its buyer can now read as disclosed. Call it after an upload or a change of phase, before anything is deleted.
 */
export async function discloseOpenFiles(tx: Transaction, dealId: number): Promise<void> {
  const [found] = await tx
    .select({ deal: deals, snapshotId: dealOpportunities.id })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .where(eq(deals.id, dealId));
  if (!found) return;
  const opening = disclosureOf(found.deal, 'buyer');
  const open = KINDS.filter((kind) => opening[kind]);
  if (open.length === 0) return;
  await tx
    .update(files)
    // This is the time at which the deal began, so that documents which are open from the start do not count as new.
    .set({ openedAt: sql`now()`, disclosedAt: sql`coalesce(${files.disclosedAt}, now())` })
    .where(
      and(
        eq(files.dealOpportunityId, found.snapshotId),
        inArray(files.kind, open),
        isNull(files.openedAt),
        isNull(files.hiddenAt),
      ),
    );
}
