import type { HouseList, ListedName } from '@handover/shared/contract';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import {
  faqCategories,
  opportunities,
  opportunityChoices,
  sectors,
  subSectors,
} from '../../../db/schema/index.ts';
import { nextHue } from './house-lists.rules.ts';

const TABLES = { sectors, sub_sectors: subSectors, faq_categories: faqCategories };
type Table = (typeof TABLES)[HouseList];

export interface NameValues {
  name?: string | undefined;
  name_fr?: string | undefined;
  retired?: boolean | undefined;
}

const parentOf = (table: Table) =>
  table === subSectors ? sql<number>`${subSectors.sectorId}` : sql<null>`null`;
/** The record for who does not know the own sector is none of the list. */
const isListed = (table: Table): SQL | undefined =>
  'needHelp' in table ? eq(table.needHelp, false) : undefined;
const inOrder = (table: Table) => [asc(table.position), asc(table.id)];

const select = (db: Queryable, table: Table) =>
  db
    .select({
      id: table.id,
      name: table.name,
      name_fr: table.nameFr,
      parent: parentOf(table).mapWith((id: number | string | null) => (id === null ? null : Number(id))),
      retired: table.deleted,
      updatedAt: table.updatedAt,
    })
    .from(table);
export type NameRow = Awaited<ReturnType<typeof select>>[number];
export const nameView = ({ updatedAt, ...row }: NameRow): ListedName => ({
  ...row,
  updated_at: updatedAt.toISOString(),
});

/** All entries, in their order, with the retired ones. */
export const readNames = (db: Queryable, list: HouseList) =>
  select(db, TABLES[list])
    .where(isListed(TABLES[list]))
    .orderBy(...inOrder(TABLES[list]));

export async function findName(db: Queryable, list: HouseList, id: number): Promise<NameRow | undefined> {
  const table = TABLES[list];
  const [row] = await select(db, table).where(and(eq(table.id, id), isListed(table)));
  return row;
}

/**
 * Until the end of the transaction one at a time edits the list: names stay unique, and positions whole. Sectors and
 * their sub-sectors are one list here: new names of both are written into the same listings.
 */
export const lockList = (tx: Transaction, list: HouseList | 'faq') => {
  const locked = list === 'sub_sectors' ? 'sectors' : list;
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`house list ${locked}`}, 0))`);
};

/** More listings than this are not written in the transaction of the name: as in the trigger. */
const AT_ONCE = 1000;
const CHOSEN = { sectors: opportunityChoices.sectors, sub_sectors: opportunityChoices.subSectors };

/**
 * Before a new name, which a trigger writes into each listing that has chosen the entry: locks these listings, then the
 * entry. Who chooses it meanwhile waits for the new name. In this order an edit that has locked its listing, and
 * refers to the entry next, comes to its end. No timeout ends it: there may be many. Of more than a thousand only the
 * entry is locked, and a job writes the name (`renaming.sql.ts`).
 */
export async function lockForName(tx: Transaction, list: HouseList, id: number): Promise<void> {
  if (list === 'faq_categories') return;
  const [table, chosen] = [TABLES[list], CHOSEN[list]];
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
  const owners = tx.select({ id: chosen.ownerId }).from(chosen).where(eq(chosen.choiceId, id));
  const some = await tx
    .select({ id: chosen.ownerId })
    .from(chosen)
    .where(eq(chosen.choiceId, id))
    .limit(AT_ONCE + 1);
  if (some.length <= AT_ONCE)
    await tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(inArray(opportunities.id, owners))
      .orderBy(asc(opportunities.id))
      .for('no key update');
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

const siblings = (table: Table, parent: number | null) =>
  table === subSectors && parent !== null ? eq(subSectors.sectorId, parent) : isListed(table);

/** Which of the names another entry of the same parent has, in whatever case, retired ones too. */
export async function takenNames(
  db: Queryable,
  list: HouseList,
  { name, name_fr }: NameValues,
  { id, parent }: { id?: number; parent: number | null },
): Promise<('name' | 'name_fr')[]> {
  const table = TABLES[list];
  const same = { name: isSame(table.name, name), name_fr: isSame(table.nameFr, name_fr) };
  const [found] = await db
    .select({
      name: sql<boolean>`coalesce(bool_or(${same.name}), false)`,
      name_fr: sql<boolean>`coalesce(bool_or(${same.name_fr}), false)`,
    })
    .from(table)
    .where(
      and(
        siblings(table, parent),
        id === undefined ? undefined : ne(table.id, id),
        or(same.name, same.name_fr),
      ),
    );
  return (['name', 'name_fr'] as const).filter((field) => found?.[field]);
}

const isSame = (column: Table['name' | 'nameFr'], text: string | undefined) =>
  text === undefined ? sql`false` : sql`lower(${column}) = lower(${text})`;

/** Adds an entry at the end. */
export async function addName(
  tx: Transaction,
  list: HouseList,
  { name = '', name_fr = '', retired = false }: NameValues,
  parent: number | null,
): Promise<number> {
  const table = TABLES[list];
  const rows = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(siblings(table, parent));
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const values = { name, nameFr: name_fr, deleted: retired, position };
  if (list === 'sectors') {
    const hues = await tx.select({ hue: sectors.hue }).from(sectors).where(isListed(sectors));
    const hue = nextHue(hues.map((row) => row.hue));
    return onlyRow(
      await tx
        .insert(sectors)
        .values({ ...values, hue })
        .returning(),
    ).id;
  }
  if (list === 'sub_sectors' && parent !== null)
    return onlyRow(
      await tx
        .insert(subSectors)
        .values({ ...values, sectorId: parent })
        .returning(),
    ).id;
  return onlyRow(
    await tx
      .insert(faqCategories)
      .values({ ...values, edited: true })
      .returning(),
  ).id;
}

export async function changeName(
  tx: Transaction,
  list: HouseList,
  id: number,
  values: NameValues,
): Promise<void> {
  const table = TABLES[list];
  await tx
    .update(table)
    .set({
      name: values.name,
      nameFr: values.name_fr,
      deleted: values.retired,
      updatedAt: changedAt(table.updatedAt),
      ...(table === faqCategories ? { edited: true } : {}),
    })
    .where(eq(table.id, id));
}

/** The ids of a parent's entries, in their order. */
export async function orderOf(db: Queryable, list: HouseList, parent: number | null): Promise<number[]> {
  const table = TABLES[list];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(siblings(table, parent))
    .orderBy(...inOrder(table));
  return rows.map(({ id }) => id);
}

export async function setOrder(tx: Transaction, list: HouseList, ids: number[]): Promise<void> {
  const table = TABLES[list];
  for (const [index, id] of ids.entries())
    await tx
      .update(table)
      .set({ position: index + 1 })
      .where(eq(table.id, id));
}
