import type { PageQuery } from '@handover/shared/contract';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { readPage } from '../../../http/lists/read-page.sql.ts';
import { asStranger } from '../opportunity.response.ts';
import { opportunityColumns } from '../opportunity-columns.sql.ts';
import { isPublic } from './is-public.sql.ts';

/** The listings of one owner as a stranger reads them, the newest first, each with whether it is published (null: under review). */
export async function readListingsOf(
  db: Queryable,
  ownerId: number,
  onlyPublished: boolean,
  query: PageQuery,
) {
  const { soldAt, unlistedAt, ...columns } = opportunities;
  const shown = onlyPublished ? and(isPublic(), isNull(soldAt)) : or(isNull(unlistedAt), isNotNull(soldAt));
  const where = and(eq(opportunities.ownerId, ownerId), shown);
  const orderings = { created_at: columns.createdAt, updated_at: columns.updatedAt };
  const { rows, count } = await readPage(db, opportunities, { query, where, orderings }, (ofPage) =>
    db.select(opportunityColumns(sql`0`)).from(opportunities).where(ofPage),
  );
  const now = new Date();
  return { rows: rows.map((row) => ({ listing: asStranger(row, now), validated: row.validated })), count };
}

/** Listings of the user, and those of owners who let them edit or negotiate there: leave to read or ask is none to show them. */
export const ownedOrActedFor = (userId: number): SQL => sql`(${opportunities.ownerId} = ${userId}::bigint
  or ${opportunities.ownerId} in (select r.principal_id from acting_rights r
      where r.user_id = ${userId}::bigint and r.granted_right >= 'edit')
    and exists (select from acting_on_opportunity(${opportunities.id}) r
      where r.user_id = ${userId}::bigint and r.granted_right >= 'edit'))`;
