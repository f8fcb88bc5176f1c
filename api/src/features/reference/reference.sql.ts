import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connect.ts';
import { countries, currencies, regions, sectors, subSectors, tags } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { orderBy } from '../../http/ordering.ts';

export const TABLES = { sectors, subSectors, countries, currencies, regions, tags };
type ReferenceTable = (typeof TABLES)[keyof typeof TABLES];

interface Filter {
  name?: string;
  limit: number;
  offset: number;
  where?: SQL;
  ordering: string | undefined;
  /** Unasked: sectors come in the order of their ids, names by the alphabet. */
  byItself: 'id' | 'name';
}

export async function listReference<T extends ReferenceTable>(db: Queryable, table: T, filter: Filter) {
  const where = and(
    sql`not ${table.deleted}`,
    filter.where,
    filter.name ? or(contains(table.name, filter.name), contains(table.nameFr, filter.name)) : undefined,
  );
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy(filter.ordering, { id: table.id, name: table.name }, filter.byItself, table.id))
    .limit(filter.limit)
    .offset(filter.offset);
  const [total] = await db
    .select({ count: count() })
    .from(table as PgTable)
    .where(where);
  return { rows: rows as T['$inferSelect'][], count: total?.count ?? 0 };
}

export const ofParents = (ids: number[]) => (ids.length > 0 ? inArray(subSectors.sectorId, ids) : sql`false`);
export const isHelp = (table: typeof sectors | typeof subSectors, help: boolean) => eq(table.needHelp, help);

export async function findHelp<T extends typeof sectors | typeof subSectors>(db: Queryable, table: T) {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.needHelp, true))
    .limit(1);
  return rows[0] as T['$inferSelect'] | undefined;
}

/** A name that exists already, in whatever case, is that record: two people who add the same one get the same one. */
export async function addNamed(
  db: Queryable,
  table: typeof regions | typeof tags,
  name: string,
  createdBy: number,
) {
  const [made] = await db
    .insert(table)
    .values({ name, nameFr: name, createdBy })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [found] = await db
    .select()
    .from(table)
    .where(and(eq(sql`lower(${table.name})`, name.toLowerCase()), eq(table.deleted, false)));
  if (!found) throw new Error('a reference record was not written');
  return found;
}

export async function countAddedToday(db: Queryable, userId: number): Promise<number> {
  const recent = (table: typeof regions | typeof tags) =>
    db.$count(table, and(eq(table.createdBy, userId), sql`${table.createdAt} > now() - interval '1 day'`));
  return (await recent(regions)) + (await recent(tags));
}
