import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { replaceOffices, replaceRevenues } from '../../figures/index.ts';
import { removeFilesOf } from '../../stored-files/index.ts';
import { removeUnsigned } from './unsigned-agreements.sql.ts';
import { updateOpportunity } from './write-opportunity.sql.ts';

/**
 * Removes the confidential part of the unlisted listings of an owner whose account is closed: nobody looks after it any
 * more, and what the other side of a deal has to keep is in the snapshot of the deal, and in the agreements that were signed. Teaser, price and dates stay, which
 * deals and requests refer to. Returns the storage keys to free after the commit.
 */
export async function forgetPrivateDataOf(tx: Transaction, ownerId: number): Promise<string[]> {
  const unlisted = await tx
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.ownerId, ownerId), isNotNull(opportunities.unlistedAt)))
    .orderBy(asc(opportunities.id));
  const freed: string[] = [];
  for (const { id } of unlisted) {
    await updateOpportunity(tx, id, {
      companyId: null,
      companyState: null,
      city: '',
      zipCode: '',
      financial: '',
      operationalKpi: '',
      ownershipStructure: '',
      organizationalChart: null,
      rejectionReason: null,
    });
    await replaceOffices(tx, { opportunityId: id }, { offices: [] });
    await replaceRevenues(tx, { opportunityId: id }, { revenues: [] });
    freed.push(...(await removeFilesOf(tx, { opportunityId: id })));
    freed.push(...(await removeUnsigned(tx, id)));
  }
  return freed;
}
