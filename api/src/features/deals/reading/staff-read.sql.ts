import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { moderationEvents } from '../../../../db/schema/index.ts';

interface StaffRead {
  opportunityId: number | null;
  dealId: number;
  staffId: number;
}

/** Logs that a staff member reads a deal, once a day per member and deal. */
export async function logStaffRead(
  db: Queryable,
  { opportunityId, dealId, staffId }: StaffRead,
): Promise<void> {
  await db.execute(sql`
    insert into ${moderationEvents} (opportunity_id, deal_id, staff_id, event)
    select ${opportunityId}::bigint, ${dealId}, ${staffId}, 'deal_read'
    where not exists (select 1 from ${moderationEvents} m where m.deal_id = ${dealId} and m.staff_id = ${staffId}
      and m.event = 'deal_read' and m.created_at > now() - interval '1 day')`);
}
