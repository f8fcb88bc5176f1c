import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Viewer } from '../../../http/call.ts';
import { type DealListRow, findDeal } from '../deals.sql.ts';
import { logStaffRead } from './staff-read.sql.ts';

/** A deal that the viewer may read: a party's own, or any for staff, whose access is logged. 404 for others. */
export async function readableDeal(db: Queryable, viewer: Viewer, id: number): Promise<DealListRow> {
  const row = await findDeal(db, viewer.id, id);
  const isParty = row && [row.deal.ownerId, row.deal.requesterId].includes(viewer.id);
  if (!row || (!isParty && !viewer.isStaff)) throw new DomainError('deal.not_found');
  const { opportunityId, id: dealId } = row.deal;
  if (!isParty) await logStaffRead(db, { opportunityId, dealId, staffId: viewer.id });
  return row;
}
