import type { PersonMeasureKind } from '@handover/shared/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, refersTo } from '../columns.ts';
import { users } from './user.ts';

/**
 * The measures of staff against accounts, and their reasons. A trigger writes them to the audit log, without the
 * reason.
 */
export const personMeasures = pgTable(
  'person_measures',
  {
    id: id(),
    userId: refersTo('user_id', () => users.id),
    staffId: refersTo('staff_id', () => users.id),
    kind: text('kind').$type<PersonMeasureKind>().notNull(),
    /** Empty once the account is closed. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('person_measures_user').on(t.userId, t.id)],
);
