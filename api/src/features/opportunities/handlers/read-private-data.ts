import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { partyView } from '../../users/index.ts';
import { logStaff } from '../editing/write-opportunity.sql.ts';
import { readCompanyAndOwner } from '../opportunity-company.sql.ts';
import { privatePart } from '../private-part.ts';
import { visibleOpportunity } from './read-opportunity.ts';

/** The live listing's confidential part: its owner, those with a running deal that exclusivity does not pause, staff (logged). */
export async function readPrivateData({ app, viewer, params }: IdCall) {
  return app.db.transaction(async (tx) => {
    const row = await visibleOpportunity(tx, viewer, params.id);
    const isOwner = row.ownerId === viewer.id;
    if (!isOwner && !viewer.isStaff && !row.hasOpenDeal) throw new DomainError('opportunity.access_required');
    if (viewer.isStaff && !isOwner) {
      await logStaff(tx, { opportunityId: row.id, staffId: viewer.id, event: 'private_data_read' });
    }
    const { owner, company } = await readCompanyAndOwner(tx, row.companyId, row.ownerId);
    if (!owner) throw new Error(`opportunity ${row.id} has no owner`);
    // Once the business is sold, the deal that gave access is completed.
    const opensContact = isOwner || viewer.isStaff || row.soldAt === null;
    // Who has a deal reads the copies in it, as its documents are open to them.
    const mayRead = () => isOwner || viewer.isStaff;
    const party = partyView(owner, opensContact);
    return privatePart(tx, row, { opportunityId: row.id }, company, party, mayRead);
  });
}
