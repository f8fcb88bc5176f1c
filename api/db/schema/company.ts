import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { countries, regions, sectors, subSectors, tags } from './reference.ts';
import { users } from './user.ts';

export const companies = pgTable(
  'companies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    countryId: integer('country_id').references(() => countries.id),
    regionId: integer('region_id').references(() => regions.id),
    city: text('city').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    activity: text('activity').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('companies_own_newest').on(t.ownerId, t.createdAt, t.id),
    index('companies_own_name').on(t.ownerId, sql`${t.name} collate "und-x-icu"`, t.id),
    index('companies_name_folded').using('gin', sql`fold(${t.name}) gin_trgm_ops`),
  ],
);

const company = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const companySectors = pgTable(
  'company_sectors',
  {
    companyId: company(),
    sectorId: integer('sector_id')
      .notNull()
      .references(() => sectors.id),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.sectorId] }), index('company_sectors_sector').on(t.sectorId)],
);
export const companySubSectors = pgTable(
  'company_sub_sectors',
  {
    companyId: company(),
    subSectorId: integer('sub_sector_id')
      .notNull()
      .references(() => subSectors.id),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subSectorId] })],
);
export const companyTags = pgTable(
  'company_tags',
  {
    companyId: company(),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tagId] })],
);
