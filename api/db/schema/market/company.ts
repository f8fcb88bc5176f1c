import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { choiceTables } from '../choices.ts';
import { createdAt, id, idColumn, refersTo, updatedAt } from '../columns.ts';
import { users } from '../people/user.ts';
import { countries, regions } from './reference.ts';

export const companies = pgTable(
  'companies',
  {
    id: id(),
    ownerId: refersTo('owner_id', () => users.id),
    name: text('name').notNull(),
    countryId: idColumn('country_id').references(() => countries.id),
    regionId: idColumn('region_id').references(() => regions.id),
    city: text('city').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    activity: text('activity').notNull().default(''),
    uniqueSellingProposition: text('unique_selling_proposition').notNull().default(''),
    financial: text('financial').notNull().default(''),
    operationalKpi: text('operational_kpi').notNull().default(''),
    ownershipStructure: text('ownership_structure').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('companies_own_newest').on(t.ownerId, t.createdAt, t.id),
    index('companies_own_name').on(t.ownerId, sql`${t.name} collate "und-x-icu"`, t.id),
    index('companies_name_folded').using('gin', sql`fold(${t.name}) gin_trgm_ops`),
  ],
);

export const companyChoices = choiceTables(
  'company',
  () => companies.id,
  (t, list) => (list === 'sectors' ? [index('company_sectors_sector').on(t.choiceId)] : []),
);
export const { sectors: companySectors, subSectors: companySubSectors, tags: companyTags } = companyChoices;
