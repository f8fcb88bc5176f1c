import { sql } from 'drizzle-orm';
import {
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refersTo, updatedAt } from '../columns.ts';
import { users } from '../people/user.ts';

const record = () => ({
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  nameFr: text('name_fr').notNull(),
  deleted: boolean('deleted').notNull().default(false),
});
/** Users can add records here, so alphabetical order and search by a part of a name have indexes. */
const people = (
  name: string,
  t: Record<'id' | 'name' | 'nameFr' | 'deleted' | 'createdBy' | 'createdAt', ExtraConfigColumn>,
) => [
  index(`${name}_by_name`).on(sql`${t.name} collate "und-x-icu"`, t.id).where(sql`not ${t.deleted}`),
  index(`${name}_name_folded`).using('gin', sql`fold(${t.name}) gin_trgm_ops`),
  index(`${name}_name_fr_folded`).using('gin', sql`fold(${t.nameFr}) gin_trgm_ops`),
  index(`${name}_created_by`).on(t.createdBy, t.createdAt),
];
const madeBy = () => ({
  createdBy: idColumn('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  /** Whether everyone can use it: made by the seed, or accepted by staff. Until then only its maker can. */
  accepted: boolean('accepted').notNull().default(false),
});
/** Names are unique among those of everyone, and among those of one maker. Without a maker none is equal to another. */
const whose = (t: Record<'id' | 'accepted' | 'createdBy', ExtraConfigColumn>) =>
  sql`(case when ${t.accepted} then 0 else coalesce(${t.createdBy}, -${t.id}) end)`;

/** Staff edit these lists. What is `deleted` is not offered any more; records that have chosen it keep it. */
const edited = () => ({
  /** The order among those of one parent; the same position means the order of the ids. */
  position: integer('position').notNull().default(0),
  updatedAt: updatedAt(),
});
/**
 * Its part of the address of a landing page, made of the first English name by a trigger: no two sectors or regions have
 * the same one, and it stays when the name changes. Null of what everyone has not.
 */
const slug = () => text('slug');
/** Many listings have chosen it, and a job is still writing its new name into the words that they are found by. */
const renaming = () => boolean('renaming').notNull().default(false);

export const sectors = pgTable(
  'sectors',
  {
    ...record(),
    ...edited(),
    hue: integer('hue').notNull().default(0),
    /** The sector for users who do not know theirs. */
    needHelp: boolean('need_help').notNull().default(false),
    renaming: renaming(),
    slug: slug(),
  },
  (t) => [uniqueIndex('sectors_slug').on(t.slug)],
);
export const subSectors = pgTable(
  'sub_sectors',
  {
    ...record(),
    ...edited(),
    sectorId: refersTo('sector_id', () => sectors.id),
    needHelp: boolean('need_help').notNull().default(false),
    renaming: renaming(),
  },
  (t) => [index('sub_sectors_sector').on(t.sectorId)],
);
export const countries = pgTable('countries', record());
export const currencies = pgTable('currencies', { ...record(), symbol: text('symbol').notNull() });
export const regions = pgTable(
  'regions',
  {
    ...record(),
    countryId: idColumn('country_id').references(() => countries.id),
    ...madeBy(),
    slug: slug(),
  },
  (t) => [
    uniqueIndex('regions_slug').on(t.slug),
    // Two countries may have a region of the same name.
    uniqueIndex('regions_name_unique')
      .on(sql`lower(${t.name})`, sql`coalesce(${t.countryId}, 0)`, whose(t))
      .where(sql`not ${t.deleted}`),
    index('regions_country').on(t.countryId, sql`${t.name} collate "und-x-icu"`, t.id),
    ...people('regions', t),
  ],
);
export const tags = pgTable('tags', { ...record(), ...madeBy() }, (t) => [
  uniqueIndex('tags_name_unique').on(sql`lower(${t.name})`, whose(t)).where(sql`not ${t.deleted}`),
  ...people('tags', t),
]);
