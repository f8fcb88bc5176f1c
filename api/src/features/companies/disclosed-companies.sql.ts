import type { PublicCompany, PublicCompanyQuery } from '@handover/shared/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { companies } from '../../../db/schema/index.ts';
import { contains } from '../../http/lists/contains.sql.ts';
import { evaluatedFirst } from '../../http/lists/planner-hints.sql.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { companyPart, disclosedPart } from './company.response.ts';
import { companyColumns, ORDERINGS } from './company-columns.sql.ts';

/**
 * The viewer's own companies, and those whose name a deal has shown them: the confidential part of such a deal is open
 * (`disclosureOf`: not cancelled, not paused by a rival's exclusivity), and the company still bears the name that was
 * shown.
 */
const knownTo = (viewerId: number): SQL =>
  sql`(${companies.ownerId} = ${viewerId} or ${disclosedTo(viewerId)})`;

const IS_OPEN = sql`d.status <> 'cancelled' and coalesce(d.pause_reason, '') <> 'exclusivity'`;

// A deal at a time, by its keys: a join would read every company.
const disclosedTo = (viewerId: number): SQL =>
  evaluatedFirst(
    companies.id,
    sql`select (select c.id from opportunities o join companies c on c.id = o.company_id
        where o.id = d.opportunity_id and c.name = (select s.company_name from deal_opportunities s where s.deal_id = d.id))
      from deals d where d.requester_id = ${viewerId} and ${IS_OPEN}
      union all select (select c.id from deal_opportunities s join companies c on c.id = s.attached_company_id
        where s.deal_id = d.id and c.name = s.company_name)
      from deals d where d.owner_id = ${viewerId} and ${IS_OPEN}`,
  );

const select = (db: Queryable) => db.select(companyColumns).from(companies);
type Row = Awaited<ReturnType<typeof select>>[number];
export const publicCompany = (row: Row, viewerId: number): PublicCompany => ({
  ...(row.company.ownerId === viewerId ? companyPart(row) : disclosedPart(row)),
  created_by_me: row.company.ownerId === viewerId,
});

export function listKnownCompanies(db: Queryable, viewerId: number, query: PublicCompanyQuery) {
  const where = and(
    query.not_created_by_user
      ? and(disclosedTo(viewerId), ne(companies.ownerId, viewerId))
      : knownTo(viewerId),
    query.name ? contains(companies.name, query.name) : undefined,
  );
  return readPage(db, companies, { query, where, orderings: ORDERINGS }, (ofPage) =>
    select(db).where(ofPage),
  );
}

export async function readKnownCompany(db: Queryable, viewerId: number, id: number) {
  const [row] = await select(db).where(and(eq(companies.id, id), knownTo(viewerId)));
  return row;
}
