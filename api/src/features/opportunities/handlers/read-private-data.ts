import { DomainError } from '../../../domain-error.ts';
import { readOffices, readRevenues } from '../../figures/index.ts';
import { partyView } from '../../users/index.ts';
import { readCompanyAndOwner } from '../opportunity-company.sql.ts';
import { logStaff } from '../write-opportunity.sql.ts';
import { type OneCall, visibleOpportunity } from './read-opportunity.ts';

/** The live listing's confidential part: its owner, those with a running deal that exclusivity does not pause, staff (logged). */
export async function readPrivateData({ app, viewer, params }: OneCall) {
  return app.db.transaction(async (tx) => {
    const row = await visibleOpportunity(tx, viewer, params.id);
    const isOwner = row.ownerId === viewer.id;
    if (!isOwner && !viewer.isStaff && !row.hasOpenDeal) throw new DomainError('opportunity.access_required');
    if (viewer.isStaff && !isOwner) {
      await logStaff(tx, { opportunityId: row.id, staffId: viewer.id, event: 'private_data_read' });
    }
    const { owner, company } = await readCompanyAndOwner(tx, row.companyId, row.ownerId);
    if (!owner) throw new Error(`opportunity ${row.id} has no owner`);
    const figures = { opportunityId: row.id };
    return {
      company_name: company?.name ?? '',
      website: company?.website ?? '',
      phone: company?.phone ?? '',
      city: row.city,
      zip_code: row.zipCode,
      offices: await readOffices(tx, figures),
      revenues: await readRevenues(tx, figures),
      financial: row.financial,
      operational_kpi: row.operationalKpi,
      ownership_structure: row.ownershipStructure,
      organizational_chart: row.organizationalChart,
      owner: partyView(owner, true),
    };
  });
}
