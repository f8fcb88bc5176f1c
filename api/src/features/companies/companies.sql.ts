import type { Company, CompanyQuery } from '@handover/shared/contract';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { companies, companySectors, companySubSectors, companyTags } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { asFilter } from '../../http/planner-hints.ts';
import { readFiguresOf } from '../figures/index.ts';
import { companyColumns, companyPage, companyPart } from './company-columns.ts';

const select = (db: Queryable) =>
  db
    .select({
      ...companyColumns,
      numberOfOpportunities: sql<number>`(select count(*) from opportunities o where o.company_id = "companies"."id" and o.unlisted_at is null)`,
    })
    .from(companies);
type Row = Awaited<ReturnType<typeof select>>[number];

async function answers(db: Queryable, rows: Row[]): Promise<Company[]> {
  const figuresOf = await readFiguresOf(
    db,
    rows.map((row) => row.company.id),
  );
  return rows.map((row) => ({
    ...companyPart(row),
    zip_code: row.company.zipCode,
    phone: row.company.phone,
    ...figuresOf(row.company.id),
    number_of_opportunities: Number(row.numberOfOpportunities),
    created_at: row.company.createdAt.toISOString(),
    updated_at: row.company.updatedAt.toISOString(),
  }));
}

export async function listCompanies(db: Queryable, ownerId: number, query: CompanyQuery) {
  const conditions: (SQL | undefined)[] = [eq(companies.ownerId, ownerId)];
  if (query.name) conditions.push(contains(companies.name, query.name));
  if (query.sectors?.length) {
    const inSector = inArray(companySectors.sectorId, query.sectors);
    const ofThis = and(eq(companySectors.companyId, companies.id), inSector);
    conditions.push(asFilter(exists(db.select({ one: sql`1` }).from(companySectors).where(ofThis))));
  }
  const where = and(...conditions);
  const { ids, order, count } = await companyPage(db, where, query);
  const rows = await select(db)
    .where(inArray(companies.id, ids))
    .orderBy(...order);
  return { results: await answers(db, rows), count };
}

/** One's own company; undefined for another's, so that existence does not leak. */
export async function readOwnCompany(db: Queryable, ownerId: number, companyId: number) {
  const rows = await select(db).where(and(eq(companies.id, companyId), eq(companies.ownerId, ownerId)));
  return (await answers(db, rows))[0];
}

export type CompanyValues = Partial<Omit<typeof companies.$inferInsert, 'id' | 'ownerId'>>;

export async function insertCompany(
  tx: Transaction,
  ownerId: number,
  values: CompanyValues & { name: string },
) {
  const [row] = await tx
    .insert(companies)
    .values({ ...values, ownerId })
    .returning({ id: companies.id });
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

/** Changes what is named, and the time of the last change in any case; answers that time. */
export async function updateCompany(tx: Transaction, companyId: number, values: CompanyValues) {
  const [row] = await tx
    .update(companies)
    .set({ ...values, updatedAt: changedAt(companies.updatedAt) })
    .where(eq(companies.id, companyId))
    .returning({ updatedAt: companies.updatedAt });
  if (!row) throw new Error(`company ${companyId} is gone`);
  return row.updatedAt.toISOString();
}

interface Chosen {
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
}

/** Replaces the lists that are named. */
export async function replaceCompanyChoices(tx: Transaction, companyId: number, chosen: Chosen) {
  const unique = (ids: number[]) => [...new Set(ids)];
  if (chosen.sectors) {
    await tx.delete(companySectors).where(eq(companySectors.companyId, companyId));
    const rows = unique(chosen.sectors).map((sectorId) => ({ companyId, sectorId }));
    if (rows.length > 0) await tx.insert(companySectors).values(rows);
  }
  if (chosen.sub_sectors) {
    await tx.delete(companySubSectors).where(eq(companySubSectors.companyId, companyId));
    const rows = unique(chosen.sub_sectors).map((subSectorId) => ({ companyId, subSectorId }));
    if (rows.length > 0) await tx.insert(companySubSectors).values(rows);
  }
  if (chosen.tags) {
    await tx.delete(companyTags).where(eq(companyTags.companyId, companyId));
    const rows = unique(chosen.tags).map((tagId) => ({ companyId, tagId }));
    if (rows.length > 0) await tx.insert(companyTags).values(rows);
  }
}

export async function lockCompany(tx: Transaction, companyId: number) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

export async function deleteCompany(tx: Transaction, companyId: number) {
  await tx.delete(companies).where(eq(companies.id, companyId));
}
