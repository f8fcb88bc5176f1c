import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt } from '../columns.ts';
import { users } from './user.ts';

/**
 * The addresses by which calendars read the deadlines of a person, one each. An address is this id and its signature (`calendar-token.ts`):
 * nothing that is stored here is enough to make one.
 */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** Another one for each address, so that the one before opens nothing. */
  id: uuid('id').notNull().unique().defaultRandom(),
  createdAt: createdAt(),
});
