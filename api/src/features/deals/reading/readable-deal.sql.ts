import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { moderationEvents } from '../../../../db/schema/index.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Viewer } from '../../../http/call.ts';
import { type DealListRow, findDeal } from '../deals.sql.ts';

/** A deal that the viewer may read: a party's own, or any for staff, whose access is logged. 404 for others. */
export async function readableDeal(db: Queryable, viewer: Viewer, id: number): Promise<DealListRow> {
  const row = await findDeal(db, viewer.id, id);
  const isParty = row && [row.deal.ownerId, row.deal.requesterId].includes(viewer.id);
  if (!row || (!isParty && !viewer.isStaff)) throw new DomainError('deal.not_found');
  if (!isParty) await logStaffRead(db, viewer, row);
  return row;
}

/** Logged once a day per staff member and deal. */
async function logStaffRead(db: Queryable, viewer: Viewer, { deal }: DealListRow) {
  await db.execute(sql`
    insert into ${moderationEvents} (opportunity_id, deal_id, staff_id, event)
    select ${deal.opportunityId}::bigint, ${deal.id}, ${viewer.id}, 'deal_read'
    where not exists (select 1 from ${moderationEvents} m where m.deal_id = ${deal.id} and m.staff_id = ${viewer.id}
      and m.event = 'deal_read' and m.created_at > now() - interval '1 day')`);
}
