import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, idColumn } from '../columns.ts';
import { dealOpportunities } from '../deals/deal-opportunity.ts';
import { companies } from './company.ts';
import { opportunities } from './opportunity.ts';

/** The owner of an office or a revenue: exactly one of the three is set. */
export const figureOwner = () => ({
  companyId: idColumn('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  opportunityId: idColumn('opportunity_id').references(() => opportunities.id, { onDelete: 'cascade' }),
  dealOpportunityId: idColumn('deal_opportunity_id').references(() => dealOpportunities.id, {
    onDelete: 'cascade',
  }),
});

export const offices = pgTable(
  'offices',
  {
    id: id(),
    ...figureOwner(),
    position: integer('position').notNull().default(0),
    address: text('address').notNull().default(''),
    countryName: text('country_name').notNull(),
    city: text('city').notNull(),
    street: text('street').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
  },
  (t) => [
    check('offices_one_owner', sql`num_nonnulls(company_id, opportunity_id, deal_opportunity_id) = 1`),
    index('offices_company').on(t.companyId),
    index('offices_opportunity').on(t.opportunityId),
    index('offices_deal_opportunity').on(t.dealOpportunityId),
  ],
);
