import { ADD_BACK_KINDS } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { check, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, id, idColumn, money } from '../columns.ts';
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
    workingCapital: money('working_capital'),
    netDebt: money('net_debt'),
    capex: money('capex'),
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

export const addBackKind = pgEnum('add_back_kind', ADD_BACK_KINDS);

/** An amount by which the EBITDA of a year is normalised, in the currency of the year. */
export const addBacks = pgTable(
  'add_backs',
  {
    id: id(),
    revenueId: belongsTo('revenue_id', () => revenues.id),
    position: integer('position').notNull(),
    kind: addBackKind('kind').notNull(),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    /**
     * The content of the document that proves it: the one with this content among those of what the year belongs to, so that copies of
     * the year find copies of the document.
     */
    proofSha256: text('proof_sha256'),
  },
  (t) => [uniqueIndex('add_backs_place').on(t.revenueId, t.position)],
);
