import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { rateCounts } from '../../../db/schema/index.ts';

/** Counts a call; the window begins with the first one. `ttl`: ms until it ends. */
export async function countCall(
  db: Queryable,
  key: string,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  const newEnd = sql`clock_timestamp() + make_interval(secs => ${windowMs / 1000})`;
  const isOver = sql`${rateCounts.endsAt} <= clock_timestamp()`;
  const rows = await db
    .insert(rateCounts)
    .values({ key, count: 1, endsAt: newEnd })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateCounts.endsAt} end`,
      },
    })
    .returning({
      current: rateCounts.count,
      ttl: sql<number>`ceil(extract(epoch from ${rateCounts.endsAt} - clock_timestamp()) * 1000)::int`,
    });
  return onlyRow(rows);
}

export async function forgetOldRateCounts(db: Queryable): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.endsAt, sql`now()`));
}
