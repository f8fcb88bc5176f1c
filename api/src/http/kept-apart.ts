import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Conditions of lists that the planner is kept from turning into joins: a list then stays a walk along the index of its
 * order, and its cost does not hang on a guess of how many rows will match.
 */

/** Tried on each row as it comes, or looked up in a hash of all that match, whichever is less. */
export const asFilter = (condition: SQL): SQL => sql`(${condition}) is true`;

/** Worked out first, alone: what it finds is then fetched by id. For what finds little of a large table. */
export const foundFirst = (column: SQLWrapper, ids: SQLWrapper): SQL => sql`${column} = any(array(${ids}))`;
