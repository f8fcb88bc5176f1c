import type { PublicCompany } from '@handover/shared/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { companies } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { foundFirst } from '../../http/kept-apart.ts';
import { companyColumns, companyPage, companyPart } from './company-columns.ts';

/**
 * The viewer's own companies, and those whose name a deal has shown them: the confidential part of such a deal is open
 * (`openingOf`: not cancelled, not paused by a rival's exclusivity), and the company still bears the name that was shown.
 */
const knownTo = (viewerId: number): SQL =>
  sql`(${companies.ownerId} = ${viewerId} or ${disclosedTo(viewerId)})`;

// A deal at a time, by its keys: a join would read every company.
const disclosedTo = (viewerId: number): SQL =>
  foundFirst(
    companies.id,
    sql`select (select c.id from opportunities o join companies c on c.id = o.company_id
        where o.id = d.opportunity_id and c.name = (select s.company_name from deal_opportunities s where s.deal_id = d.id))
      from deals d where d.requester_id = ${viewerId} and d.status <> 'cancelled' and coalesce(d.pause_reason, '') <> 'exclusivity'`,
  );

const select = (db: Queryable) => db.select(companyColumns).from(companies);
type Row = Awaited<ReturnType<typeof select>>[number];
const answer = (row: Row, viewerId: number): PublicCompany => ({
  ...companyPart(row),
  created_by_me: row.company.ownerId === viewerId,
});

interface Filter {
  name?: string | undefined;
  othersOnly: boolean;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

export async function listKnownCompanies(db: Queryable, viewerId: number, filter: Filter) {
  const where = and(
    filter.othersOnly ? and(disclosedTo(viewerId), ne(companies.ownerId, viewerId)) : knownTo(viewerId),
    filter.name ? contains(companies.name, filter.name) : undefined,
  );
  const { ids, count } = await companyPage(db, where, filter);
  const rows = await select(db)
    .where(inArray(companies.id, ids))
    .orderBy(...filter.orderBy);
  return { results: rows.map((row) => answer(row, viewerId)), count };
}

export async function readKnownCompany(db: Queryable, viewerId: number, id: number) {
  const [row] = await select(db).where(and(eq(companies.id, id), knownTo(viewerId)));
  return row && answer(row, viewerId);
}
