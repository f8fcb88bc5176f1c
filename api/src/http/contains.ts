import { type Column, type SQL, sql } from 'drizzle-orm';

/** Escapes `%`, `_` and `\` in a search text. */
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Matches a part of a text, ignoring case and accents: "eclair" finds "Éclairage". Uses an index on `fold(column)`. */
export const contains = (column: Column | SQL, text: string): SQL =>
  sql`fold(${column}) like fold(${pattern(text)})`;
