import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A column that holds an id: 64 bits in the database, at most 2^53 - 1, so that it is a number in JavaScript. */
export const idColumn = (name: string) => bigint(name, { mode: 'number' });
export const id = () => idColumn('id').primaryKey().generatedAlwaysAsIdentity();
/** An id that does not count up, so that it tells nothing about how many records there are: a keyed permutation (migration `unguessable_ids`). */
export const unguessableId = () => idColumn('id').primaryKey().default(sql`unguessable_id()`);
/** The order in which records with an unguessable id were made. It never leaves the server. */
export const createdOrder = () => idColumn('created_order').notNull().generatedAlwaysAsIdentity();
/** The id of a record that this one refers to. */
export const refersTo = (name: string, to: () => AnyPgColumn) => idColumn(name).notNull().references(to);
/** The id of a record that this one is deleted with. */
export const belongsTo = (name: string, to: () => AnyPgColumn) =>
  idColumn(name).notNull().references(to, { onDelete: 'cascade' });
/** Every time is an instant: timestamptz in the database, `Date` in the code, ISO 8601 in UTC on the wire. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/**
 * The adviser by whom the row was written for its actor; null if the actor wrote it. The database takes it from the
 * transaction (`acted-by.ts`).
 */
export const actedBy = (to: () => AnyPgColumn) =>
  idColumn('acted_by')
    .references(to, { onDelete: 'set null' })
    .default(sql`nullif(current_setting('handover.acted_by', true), '')::bigint`);
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
/** Money: exact in the database, a number on the wire (1e12 with two decimals fits a double). */
export const money = (name: string) => numeric(name, { precision: 15, scale: 2, mode: 'number' });
export const bytes = (name: string) => bigint(name, { mode: 'number' });
/** The id of a transaction, of 64 bits: it never comes again. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
export const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
