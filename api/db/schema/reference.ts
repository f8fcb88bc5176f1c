import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './user.ts';

const record = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  nameFr: text('name_fr').notNull(),
  deleted: boolean('deleted').notNull().default(false),
});
const madeBy = () => ({
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

export const sectors = pgTable('sectors', {
  ...record(),
  hue: integer('hue').notNull().default(0),
  /** The record of a person who does not know which sector is theirs. */
  needHelp: boolean('need_help').notNull().default(false),
});
export const subSectors = pgTable(
  'sub_sectors',
  {
    ...record(),
    sectorId: integer('sector_id')
      .notNull()
      .references(() => sectors.id),
    needHelp: boolean('need_help').notNull().default(false),
  },
  (t) => [index('sub_sectors_sector').on(t.sectorId)],
);
export const countries = pgTable('countries', record());
export const currencies = pgTable('currencies', { ...record(), symbol: text('symbol').notNull() });
export const regions = pgTable('regions', { ...record(), ...madeBy() }, (t) => [
  uniqueIndex('regions_name_unique').on(sql`lower(${t.name})`).where(sql`not ${t.deleted}`),
]);
export const tags = pgTable('tags', { ...record(), ...madeBy() }, (t) => [
  uniqueIndex('tags_name_unique').on(sql`lower(${t.name})`).where(sql`not ${t.deleted}`),
]);
