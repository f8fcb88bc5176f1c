import { type Column, type SQL, sql } from 'drizzle-orm';

/** `%` and `_` of a search text are meant as they stand. */
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A part of a text, whatever its case and accents: "eclair" finds "Éclairage". Answered by an index on `fold(column)`. */
export const contains = (column: Column | SQL, text: string): SQL =>
  sql`fold(${column}) like fold(${pattern(text)})`;
