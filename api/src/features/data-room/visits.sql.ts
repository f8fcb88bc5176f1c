import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dataRoomVisits } from '../../../db/schema/index.ts';
import { VISIT_GAP } from '../deals/index.ts';

/** Records that somebody is in the data room; a new visit begins if the last one is over. */
export async function noteVisit(db: Queryable, dealId: number, userId: number): Promise<void> {
  const { visitedAt, previousAt } = dataRoomVisits;
  await db
    .insert(dataRoomVisits)
    .values({ dealId, userId })
    .onConflictDoUpdate({
      target: [dataRoomVisits.dealId, dataRoomVisits.userId],
      set: {
        previousAt: sql`case when ${visitedAt} < now() - ${VISIT_GAP} then ${visitedAt} else ${previousAt} end`,
        visitedAt: sql`now()`,
      },
    });
}
