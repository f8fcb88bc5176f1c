import { and, eq } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Transaction } from '../../../db/connect.ts';
import { companies, dealOpportunities } from '../../../db/schema/index.ts';
import { isSoldCompany } from '../../../db/sold-company.ts';
import { copyFigures } from '../figures/index.ts';
import { copyDocuments } from './copy-documents.sql.ts';

interface Attached {
  snapshotId: number;
  companyId: number;
  sellerId: number;
}

/**
 * Copies a company of the seller into the deal of a mandate, with figures and documents, as a listing is copied into the deals of a
 * sale. Otherwise why not.
 */
export async function attachCompany(
  tx: Transaction,
  { snapshotId, companyId, sellerId }: Attached,
): Promise<'attached' | 'not_own' | 'sold'> {
  const [found] = await tx
    .select({ company: companies, isSold: isSoldCompany })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.ownerId, sellerId)))
    // Nobody deletes it meanwhile.
    .for('share');
  if (!found) return 'not_own';
  if (found.isSold) return 'sold';
  const { company } = found;
  await tx
    .update(dealOpportunities)
    .set({
      companyName: company.name,
      website: company.website,
      phone: company.phone,
      city: company.city,
      zipCode: company.zipCode,
      activity: company.activity,
      uniqueSellingProposition: company.uniqueSellingProposition,
      financial: company.financial,
      operationalKpi: company.operationalKpi,
      ownershipStructure: company.ownershipStructure,
      attachedCompanyId: company.id,
      companyAttachedAt: new Date(),
      updatedAt: changedAt(dealOpportunities.updatedAt),
    })
    .where(eq(dealOpportunities.id, snapshotId));
  await copyFigures(tx, { companyId }, { dealOpportunityId: snapshotId });
  await copyDocuments(tx, { companyId }, snapshotId);
  return 'attached';
}
