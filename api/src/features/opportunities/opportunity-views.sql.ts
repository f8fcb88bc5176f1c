import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { opportunityViews } from '../../../db/schema/index.ts';

/** Neither the listing nor its time of change is written. */
export async function countView(db: Queryable, opportunityId: number): Promise<void> {
  await db
    .insert(opportunityViews)
    .values({ opportunityId, views: 1 })
    .onConflictDoUpdate({
      target: opportunityViews.opportunityId,
      set: { views: sql`${opportunityViews.views} + 1` },
    });
}
