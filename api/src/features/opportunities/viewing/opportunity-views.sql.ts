import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';

/** Neither the listing nor its time of change is written. Of a listing that is gone, nothing. */
export async function addViews(db: Queryable, opportunityId: number, views: number): Promise<void> {
  await db.execute(sql`insert into opportunity_views (opportunity_id, views)
    select id, ${views}::int from opportunities where id = ${opportunityId}
    on conflict (opportunity_id) do update set views = opportunity_views.views + excluded.views`);
}
