import type { PageQuery } from '@handover/shared/contract';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { countries, currencies, regions, sectors, subSectors, tags } from '../../../db/schema/index.ts';
import { contains } from '../../http/lists/contains.sql.ts';
import { orderBy } from '../../http/lists/ordering.sql.ts';
import { pageBounds } from '../../http/lists/paging.ts';

export const TABLES = { sectors, subSectors, countries, currencies, regions, tags };
export type ReferenceTable = (typeof TABLES)[keyof typeof TABLES];

interface Options {
  where?: SQL | undefined;
  /** The default order: sectors as staff have put them, names by the alphabet. */
  fallback: 'id' | 'name' | SQL[];
  /** Includes those that are not offered any more. */
  withDeleted?: boolean;
}

export async function listReference<T extends ReferenceTable>(
  db: Queryable,
  table: T,
  query: PageQuery & { name?: string | undefined },
  options: Options,
) {
  const where = and(
    options.withDeleted ? undefined : sql`not ${table.deleted}`,
    options.where,
    query.name ? or(contains(table.name, query.name), contains(table.nameFr, query.name)) : undefined,
  );
  const { limit, offset } = pageBounds(query);
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderOf(table, query.ordering, options.fallback))
    .limit(limit)
    .offset(offset);
  return { rows: rows as T['$inferSelect'][], count: await db.$count(table, where) };
}

function orderOf(table: ReferenceTable, ordering: string | undefined, fallback: Options['fallback']): SQL[] {
  const columns = { id: table.id, name: table.name };
  if (typeof fallback === 'string') return orderBy(ordering, columns, fallback, table.id);
  return ordering ? orderBy(ordering, columns, 'id', table.id) : fallback;
}

/** Sectors in the order of staff. */
export const SECTOR_ORDER = [asc(sectors.position), asc(sectors.id)];
/** Sub-sectors in the order of staff, those of one sector together. */
export const SUB_SECTOR_ORDER = [
  sql`(select s.position from sectors s where s.id = ${subSectors.sectorId})`,
  asc(subSectors.sectorId),
  asc(subSectors.position),
  asc(subSectors.id),
];

const ofParents = (ids: number[]) => (ids.length > 0 ? inArray(subSectors.sectorId, ids) : sql`false`);
export const ofCountry = (id: number) => eq(regions.countryId, id);
/** Those with these ids. */
export const ofIds = (table: ReferenceTable, ids: number[]) =>
  ids.length > 0 ? inArray(table.id, ids) : sql`false`;
const isHelp = (table: typeof sectors | typeof subSectors, help: boolean) => eq(table.needHelp, help);

/** The sectors to choose from, or those of some ids. */
export const shownSectors = (ids: number[] | undefined) =>
  and(isHelp(sectors, false), ids && ofIds(sectors, ids));

/** The sub-sectors of some sectors, or of all; of these, those of some ids. */
export const shownSubSectors = (parents: number[] | null, ids: number[] | undefined) =>
  and(
    parents ? ofParents(parents) : isHelp(subSectors, false),
    ids && and(ofIds(subSectors, ids), isHelp(subSectors, false)),
  );

export async function findHelp<T extends typeof sectors | typeof subSectors>(db: Queryable, table: T) {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.needHelp, true))
    .limit(1);
  return rows[0] as T['$inferSelect'] | undefined;
}

export async function findRegion(db: Queryable, id: number) {
  const [region] = await db.select().from(regions).where(eq(regions.id, id));
  return region;
}

/** Everyone's, and those that the user has made; of these, those to which a condition applies. */
export const offeredTo = (table: typeof regions | typeof tags, userId: number | undefined, condition?: SQL) =>
  and(
    or(eq(table.accepted, true), userId === undefined ? undefined : eq(table.createdBy, userId)),
    condition,
  );

const isNamed = (table: typeof regions | typeof tags, name: string, userId: number) =>
  and(eq(sql`lower(${table.name})`, name.toLowerCase()), eq(table.deleted, false), offeredTo(table, userId));

/**
 * A name that everyone has already, in whatever case, is that record, and so is one that this person has made. Of what
 * others have made and staff have not accepted nothing is told: the same name is another record.
 */
export async function addTag(db: Queryable, name: string, createdBy: number) {
  const [known] = await db
    .select()
    .from(tags)
    .where(isNamed(tags, name, createdBy))
    .orderBy(desc(tags.accepted))
    .limit(1);
  return known ?? onlyRow(await db.insert(tags).values({ name, nameFr: name, createdBy }).returning());
}

/** Adds a region, like a tag, among the regions of its country. */
export async function addRegion(
  db: Queryable,
  { name, countryId, createdBy }: { name: string; countryId: number | null; createdBy: number },
) {
  const inCountry = countryId ? ofCountry(countryId) : isNull(regions.countryId);
  const [known] = await db
    .select()
    .from(regions)
    .where(and(isNamed(regions, name, createdBy), inCountry))
    .orderBy(desc(regions.accepted))
    .limit(1);
  const values = { name, nameFr: name, countryId, createdBy };
  return known ?? onlyRow(await db.insert(regions).values(values).returning());
}

export async function countAddedToday(db: Queryable, userId: number): Promise<number> {
  const recent = (table: typeof regions | typeof tags) =>
    db.$count(table, and(eq(table.createdBy, userId), sql`${table.createdAt} > now() - interval '1 day'`));
  return (await recent(regions)) + (await recent(tags));
}
