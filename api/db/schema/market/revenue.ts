import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, idColumn, money } from '../columns.ts';
import { figureOwner } from './office.ts';
import { currencies } from './reference.ts';

/** The figures of one year; in the api its date is January 1. */
export const revenues = pgTable(
  'revenues',
  {
    id: id(),
    ...figureOwner(),
    year: integer('year').notNull(),
    revenue: money('revenue').notNull(),
    numberOfEmployees: integer('number_of_employees').notNull(),
    ebitda: money('ebitda'),
    netProfit: money('net_profit'),
    currencyId: idColumn('currency_id')
      .notNull()
      .default(1)
      .references(() => currencies.id),
  },
  (t) => [
    check('revenues_one_owner', sql`num_nonnulls(company_id, opportunity_id, deal_opportunity_id) = 1`),
    uniqueIndex('revenues_company_year').on(t.companyId, t.year),
    uniqueIndex('revenues_opportunity_year').on(t.opportunityId, t.year),
    uniqueIndex('revenues_deal_opportunity_year').on(t.dealOpportunityId, t.year),
  ],
);
