import { and, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { asStranger } from '../opportunity.response.ts';
import { opportunityColumns } from '../opportunity-columns.sql.ts';
import { isPublic } from './is-public.sql.ts';

/** Published listings as a stranger reads them, the newest first, and whose they are. */
export async function readPublicListings(db: Queryable, where: SQL | undefined, limit: number) {
  const { createdAt, id, soldAt } = opportunities;
  const rows = await db
    .select(opportunityColumns(sql`0`))
    .from(opportunities)
    .where(and(isPublic(), isNull(soldAt), where))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  const now = new Date();
  return rows.map((row) => ({ ownerId: row.ownerId, listing: asStranger(row, now) }));
}
