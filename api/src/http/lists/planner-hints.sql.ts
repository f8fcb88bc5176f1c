import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Place } from '../../../db/prepared.ts';

/**
 * Conditions that the planner can't turn into joins. A list then scans the index of its order, and its cost does not
 * depend on the planner's estimate of how many rows match.
 */

/** Evaluated for each scanned row, or as a hashed subplan, whichever is cheaper. */
export const asFilter = (condition: SQL): SQL => sql`(${condition}) is true`;

/**
 * Whether the query has a row, looked up by an index for each row. With `exists` the planner may read all rows that
 * could match, once, which takes longer the larger the table is.
 *
 * @param query from `from` on
 */
export const existsForEach = (query: SQL) => sql<boolean>`coalesce((select true ${query} limit 1), false)`;

/**
 * The subquery is evaluated first, and its rows are fetched by id. For conditions that match few rows of a large table.
 */
export const evaluatedFirst = (column: SQLWrapper, ids: SQLWrapper): SQL =>
  sql`${column} = any(array(${ids}))`;

/** One of a list of any length, which is one value: the SQL is the same for all lists. */
export const isAnyOf = (column: SQLWrapper, list: Place): SQL => sql`${column} = any(${list})`;
