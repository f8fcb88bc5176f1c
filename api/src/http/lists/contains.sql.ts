import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The pattern of a text for `containsPattern`; `%`, `_` and `\` are escaped. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Matches a part of a text, ignoring case and accents: "eclair" finds "Éclairage". Uses an index on `fold(column)`. */
export const contains = (column: Column | SQL, text: string): SQL => containsPattern(column, patternOf(text));

/** Like `contains`, for a query that is built once. */
export const containsPattern = (column: Column | SQL, pattern: string | SQLWrapper): SQL =>
  sql`fold(${column}) like fold(${pattern})`;
