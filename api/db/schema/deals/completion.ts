import type { Day } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  createdAt,
  createdOrder,
  idColumn,
  instant,
  money,
  refersTo,
  unguessableId,
} from '../columns.ts';
import { files } from '../file.ts';
import { currencies } from '../market/reference.ts';
import { users } from '../people/user.ts';
import { deals } from './deal.ts';

/** `elapsed`: the buyer side did not answer in time, so that it took effect. */
export const completionOutcome = pgEnum('completion_outcome', [
  'confirmed',
  'elapsed',
  'refused',
  'withdrawn',
  'lapsed',
]);

/** What the seller side says the sale came to; one waits for the buyer side at most. */
export const completions = pgTable(
  'completions',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    dealId: belongsTo('deal_id', () => deals.id),
    /** The buyer side confirmed the sale before the seller side proposed anything. */
    isInAdvance: boolean('is_in_advance').notNull().default(false),
    proposedBy: refersTo('proposed_by', () => users.id),
    finalPrice: money('final_price'),
    currencyId: idColumn('currency_id').references(() => currencies.id),
    closedOn: date('closed_on', { mode: 'string' }).$type<Day>().notNull(),
    fileId: idColumn('file_id').references(() => files.id),
    /** The end of the last day on which the buyer side may answer. */
    answerBy: instant('answer_by').notNull(),
    /** The last reminder to the buyer side. */
    remindedAt: instant('reminded_at'),
    outcome: completionOutcome('outcome'),
    refusalReason: text('refusal_reason'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('completions_open_unique').on(t.dealId).where(sql`outcome is null`),
    index('completions_deal').on(t.dealId, t.createdOrder),
    index('completions_due').on(t.answerBy).where(sql`outcome is null and not is_in_advance`),
  ],
);
