import type { Company, PageQuery, Reference } from '@handover/shared/contract';
import { count, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { companies } from '../../../db/schema/index.ts';
import { orderBy } from '../../http/ordering.ts';
import { pageBounds } from '../../http/paging.ts';

// Named in full: a query over one table would write a bare "id", which a subquery reads as its own.
const id = sql.raw('"companies"."id"');
const references = (link: string, table: string, column: string) =>
  sql<
    Reference[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr) order by s.id), '[]')
    from ${sql.raw(link)} l join ${sql.raw(table)} s on s.id = l.${sql.raw(column)} where l.company_id = ${id})`;
const reference = (table: string, column: string) =>
  sql<Reference | null>`(select jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr)
    from ${sql.raw(table)} s where s.id = "companies".${sql.raw(column)})`;

/** A company with the names of what it refers to. */
export const companyColumns = {
  company: companies,
  sectors: references('company_sectors', 'sectors', 'sector_id'),
  subSectors: references('company_sub_sectors', 'sub_sectors', 'sub_sector_id'),
  tags: references('company_tags', 'tags', 'tag_id'),
  country: reference('countries', 'country_id'),
  region: reference('regions', 'region_id'),
};

interface Row {
  company: typeof companies.$inferSelect;
  sectors: Reference[];
  subSectors: Reference[];
  tags: Reference[];
  country: Reference | null;
  region: Reference | null;
}

/** What its owner and whoever it was disclosed to read alike. */
export const companyPart = (row: Row) =>
  ({
    id: row.company.id,
    name: row.company.name,
    sectors: row.sectors,
    sub_sectors: row.subSectors,
    tags: row.tags,
    country: row.country,
    region: row.region,
    city: row.company.city,
    website: row.company.website,
    activity: row.company.activity,
  }) satisfies Partial<Company>;

const ORDERINGS = { created_at: companies.createdAt, name: companies.name } as const;

/** Ids of one page as a subquery, their order, and how many there are in all. */
export async function companyPage(db: Queryable, where: SQL | undefined, query: PageQuery) {
  const order = orderBy(query.ordering, ORDERINGS, '-created_at', companies.id);
  const { limit, offset } = pageBounds(query);
  const ids = db
    .select({ id: companies.id })
    .from(companies)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(companies).where(where);
  return { ids, order, count: total?.count ?? 0 };
}
