import { and, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { delegations } from '../../../db/schema/index.ts';

/** The instants within so many minutes at which delegations end. */
export async function endsWithin(db: Queryable, minutes: number): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ at: delegations.endsAt })
    .from(delegations)
    .where(
      and(
        isNull(delegations.endedAt),
        isNotNull(delegations.acceptedAt),
        gt(delegations.endsAt, sql`now()`),
        lt(delegations.endsAt, sql`now() + make_interval(mins => ${minutes})`),
      ),
    );
  return rows.map(({ at }) => at);
}
