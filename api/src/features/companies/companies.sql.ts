import type { Company, CompanyQuery } from '@handover/shared/contract';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { companies, companySectors } from '../../../db/schema/index.ts';
import { isSoldCompany } from '../../../db/sold-company.ts';
import { contains } from '../../http/lists/contains.sql.ts';
import { asFilter } from '../../http/lists/planner-hints.sql.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { readFiguresOf } from '../figures/index.ts';
import { isKept, readFacesOf } from '../opportunities/index.ts';
import { companyPart } from './company.response.ts';
import { companyColumns, ORDERINGS } from './company-columns.sql.ts';
import { filledParts, missingParts } from './company-parts.sql.ts';
import { readRemoval } from './company-removal.sql.ts';
import { type CompanyValues, companyTexts } from './company-texts.ts';
import { completenessOf } from './completeness.rules.ts';

const select = (db: Queryable) =>
  db
    .select({
      ...companyColumns,
      missing: missingParts,
      numberOfOpportunities: sql<number>`(select count(*) from opportunities o where o.company_id = "companies"."id" and ${isKept('o')})`,
      sold: isSoldCompany,
    })
    .from(companies);
type Row = Awaited<ReturnType<typeof select>>[number];

async function responses(db: Queryable, rows: Row[]): Promise<Company[]> {
  const ids = rows.map((row) => row.company.id);
  const figuresOf = await readFiguresOf(db, ids);
  const faceOf = await readFacesOf(db, ids);
  return rows.map((row) => ({
    ...companyPart(row),
    ...companyTexts(row.company),
    ...figuresOf(row.company.id),
    number_of_opportunities: Number(row.numberOfOpportunities),
    listing: faceOf(row.company.id),
    sold: row.sold,
    completeness: completenessOf(row.missing),
    removal: null,
    created_at: row.company.createdAt.toISOString(),
    updated_at: row.company.updatedAt.toISOString(),
  }));
}

export async function listCompanies(db: Queryable, ownerId: number, query: CompanyQuery) {
  const conditions: (SQL | undefined)[] = [eq(companies.ownerId, ownerId)];
  if (query.acting_for)
    conditions.push(
      sql`${companies.id} = (select g.company_id from delegations g where g.id = ${query.acting_for})`,
    );
  if (query.name) conditions.push(contains(companies.name, query.name));
  if (query.sectors?.length) {
    const inSector = inArray(companySectors.choiceId, query.sectors);
    const ofThis = and(eq(companySectors.ownerId, companies.id), inSector);
    conditions.push(asFilter(exists(db.select({ one: sql`1` }).from(companySectors).where(ofThis))));
  }
  const where = and(...conditions);
  const orderings = { ...ORDERINGS, completeness: filledParts };
  const { rows, count } = await readPage(db, companies, { query, where, orderings }, (ofPage) =>
    select(db).where(ofPage),
  );
  return { rows: await responses(db, rows), count };
}

/** One's own company; undefined for another's, so that existence does not leak. */
export async function readOwnCompany(db: Queryable, ownerId: number, companyId: number) {
  const rows = await select(db).where(and(eq(companies.id, companyId), eq(companies.ownerId, ownerId)));
  const [company] = await responses(db, rows);
  return company && { ...company, removal: await readRemoval(db, companyId) };
}

export async function insertCompany(
  tx: Transaction,
  ownerId: number,
  values: CompanyValues & { name: string },
) {
  return onlyRow(
    await tx
      .insert(companies)
      .values({ ...values, ownerId })
      .returning({ id: companies.id }),
  ).id;
}

/** Changes the given columns, and always the time of the last change, which it returns. */
export async function updateCompany(tx: Transaction, companyId: number, values: CompanyValues) {
  const rows = await tx
    .update(companies)
    .set({ ...values, updatedAt: changedAt(companies.updatedAt) })
    .where(eq(companies.id, companyId))
    .returning({ updatedAt: companies.updatedAt });
  return onlyRow(rows).updatedAt.toISOString();
}

export async function lockCompany(tx: Transaction, companyId: number) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

export async function deleteCompany(tx: Transaction, companyId: number) {
  await tx.delete(companies).where(eq(companies.id, companyId));
}
