import { BUYER_FINANCING, BUYER_KINDS, BUYER_TIMINGS, type Day } from '@handover/shared/contract';
import { date, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, idColumn, money, updatedAt } from '../columns.ts';
import { currencies } from '../market/reference.ts';
import { users } from './user.ts';

export const buyerKind = pgEnum('buyer_kind', BUYER_KINDS);
export const buyerFinancing = pgEnum('buyer_financing', BUYER_FINANCING);
export const buyerTiming = pgEnum('buyer_timing', BUYER_TIMINGS);

/** What a buyer tells of themselves to the sellers whom they show it to. The proof of funds is a file of the person. */
export const buyerProfiles = pgTable('buyer_profiles', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  kind: buyerKind('kind').notNull(),
  background: text('background').notNull().default(''),
  budgetMin: money('budget_min'),
  budgetMax: money('budget_max'),
  currencyId: idColumn('currency_id').references(() => currencies.id),
  ownFunds: money('own_funds'),
  financing: buyerFinancing('financing').array().notNull().default([]),
  timing: buyerTiming('timing'),
  /** The day on which staff saw the proof that is there. */
  fundsShownOn: date('funds_shown_on', { mode: 'string' }).$type<Day>(),
  updatedAt: updatedAt(),
});
