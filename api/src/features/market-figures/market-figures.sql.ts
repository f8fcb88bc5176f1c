import type { DealPhase, DealStatus } from '@handover/shared/contract';
import { type Column, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { accessRequests, deals, opportunities } from '../../../db/schema/index.ts';

/** Counts of a part of the period, from 1 on; 0: of the whole period before; null: of the whole period. */
export interface FigureRow {
  of: 'published' | 'requests' | 'deals';
  part: number | null;
  /** The phase of a deal. */
  phase: DealPhase | null;
  status: DealStatus | null;
  count: number;
  /** How many requests were answered, and the median of the days that took. */
  answered: number;
  days: number | null;
}

/**
 * Counts all figures in one statement, which reads of each table the rows of two periods, by the index of their time.
 * Requests that the server declined itself, as a business was sold or unlisted, were not answered.
 */
export async function readFigures(
  db: Database,
  since: Date,
  until: Date,
  parts: number,
): Promise<FigureRow[]> {
  const length = until.getTime() - since.getTime();
  const start = new Date(since.getTime() - length);
  const instant = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const partOf = (time: Column) => sql`
    greatest(0, ceil(extract(epoch from ${time} - ${instant(since)}) * ${parts} / ${length / 1000}))::int`;
  const isRecent = (time: Column) => sql`${time} > ${instant(start)} and ${time} <= ${instant(until)}`;
  const { rows } = await db.execute<FigureRow & Record<string, unknown>>(sql`
    select 'published' as of, ${partOf(opportunities.publishedAt)} as part, null as phase, null as status,
      count(*)::int as count, 0 as answered, null::float as days
      from ${opportunities} where ${isRecent(opportunities.publishedAt)} group by 2
    union all
    select 'requests', part, null, null, count(*)::int, count(answer)::int,
      percentile_cont(0.5) within group (order by extract(epoch from answer) / 86400)
      from (
        select ${partOf(accessRequests.createdAt)} as part, case
          when ${accessRequests.status} = 'accepted' or ${accessRequests.status} = 'declined'
            and coalesce(${accessRequests.declineReason}, '') not in ('sold', 'unlisted')
          then ${accessRequests.decidedAt} - ${accessRequests.createdAt} end as answer
        from ${accessRequests} where ${isRecent(accessRequests.createdAt)}
      ) asked group by grouping sets ((part), (part > 0))
      having part is not null or bool_and(part > 0)
    union all
    select 'deals', ${partOf(deals.createdAt)}, ${deals.phase}::text, ${deals.status}::text, count(*)::int, 0, null
      from ${deals} where ${isRecent(deals.createdAt)} group by 2, 3, 4`);
  return rows;
}
