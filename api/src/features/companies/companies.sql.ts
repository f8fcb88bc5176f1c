import type { Company, Reference } from '@handover/shared/contract';
import { and, count, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { companies, companySectors, companySubSectors } from '../../../db/schema/index.ts';
import { readOffices, readRevenues } from '../figures/index.ts';

const id = sql.raw('"companies"."id"');
const references = (link: string, table: string, column: string) =>
  sql<
    Reference[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr) order by s.id), '[]')
    from ${sql.raw(link)} l join ${sql.raw(table)} s on s.id = l.${sql.raw(column)} where l.company_id = ${id})`;
const reference = (table: string, column: string) =>
  sql<Reference | null>`(select jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr)
    from ${sql.raw(table)} s where s.id = "companies".${sql.raw(column)})`;

const columns = {
  company: companies,
  sectors: references('company_sectors', 'sectors', 'sector_id'),
  subSectors: references('company_sub_sectors', 'sub_sectors', 'sub_sector_id'),
  country: reference('countries', 'country_id'),
  region: reference('regions', 'region_id'),
  numberOfOpportunities: sql<number>`(select count(*) from opportunities o where o.company_id = ${id} and o.unlisted_at is null)`,
};
const select = (db: Queryable) => db.select(columns).from(companies);
type Row = Awaited<ReturnType<typeof select>>[number];

async function answer(db: Queryable, row: Row): Promise<Company> {
  const owner = { companyId: row.company.id };
  return {
    id: row.company.id,
    name: row.company.name,
    sectors: row.sectors,
    sub_sectors: row.subSectors,
    country: row.country,
    region: row.region,
    city: row.company.city,
    zip_code: row.company.zipCode,
    website: row.company.website,
    phone: row.company.phone,
    activity: row.company.activity,
    offices: await readOffices(db, owner),
    revenues: await readRevenues(db, owner),
    number_of_opportunities: Number(row.numberOfOpportunities),
    created_at: row.company.createdAt.toISOString(),
    updated_at: row.company.updatedAt.toISOString(),
  };
}

export const COMPANY_ORDERINGS = { created_at: companies.createdAt, name: companies.name } as const;

interface Filter {
  name?: string | undefined;
  sectors?: number[] | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

export async function listCompanies(db: Queryable, ownerId: number, filter: Filter) {
  const conditions: (SQL | undefined)[] = [eq(companies.ownerId, ownerId)];
  if (filter.name) conditions.push(ilike(companies.name, `%${filter.name.replace(/[\\%_]/g, '\\$&')}%`));
  if (filter.sectors?.length) {
    conditions.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(companySectors)
          .where(
            and(eq(companySectors.companyId, companies.id), inArray(companySectors.sectorId, filter.sectors)),
          ),
      ),
    );
  }
  const where = and(...conditions);
  const rows = await select(db)
    .where(where)
    .orderBy(...filter.orderBy)
    .limit(filter.limit)
    .offset(filter.offset);
  const [total] = await db.select({ count: count() }).from(companies).where(where);
  const results: Company[] = [];
  for (const row of rows) results.push(await answer(db, row));
  return { results, count: total?.count ?? 0 };
}

/** One's own company; undefined for another's, so that existence does not leak. */
export async function readOwnCompany(db: Queryable, ownerId: number, companyId: number) {
  const [row] = await select(db).where(and(eq(companies.id, companyId), eq(companies.ownerId, ownerId)));
  return row ? answer(db, row) : undefined;
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

export async function updateCompany(tx: Transaction, companyId: number, values: CompanyValues) {
  await tx
    .update(companies)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(companies.id, companyId));
}

export async function replaceCompanySectors(
  tx: Transaction,
  companyId: number,
  chosen: { sectors?: number[] | undefined; sub_sectors?: number[] | undefined },
) {
  if (chosen.sectors) {
    await tx.delete(companySectors).where(eq(companySectors.companyId, companyId));
    const rows = [...new Set(chosen.sectors)].map((sectorId) => ({ companyId, sectorId }));
    if (rows.length > 0) await tx.insert(companySectors).values(rows);
  }
  if (chosen.sub_sectors) {
    await tx.delete(companySubSectors).where(eq(companySubSectors.companyId, companyId));
    const rows = [...new Set(chosen.sub_sectors)].map((subSectorId) => ({ companyId, subSectorId }));
    if (rows.length > 0) await tx.insert(companySubSectors).values(rows);
  }
}

export async function lockCompany(tx: Transaction, companyId: number) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

export async function deleteCompany(tx: Transaction, companyId: number) {
  await tx.delete(companies).where(eq(companies.id, companyId));
}
