import { asc, type Column, desc, is, type SQL, sql } from 'drizzle-orm';
import { PgText } from 'drizzle-orm/pg-core';
import { FieldError } from '../../errors/domain-error.ts';

/** Sorts text by the ICU collation, with accented letters beside the plain ones, whatever the database's default. */
export const sortable = (column: Column | SQL): SQL =>
  is(column, PgText) ? sql`${column} collate "und-x-icu"` : sql`${column}`;

/**
 * `ordering` of a list: a field of `columns`, with `-` for descending; an unknown one is 400. Rows with the same value are in the order of
 * `thenBy`, if that names the field. `tie` (the id, or the order of creation where the id is random) makes
 * the order total, so that no row is repeated or missing between pages. Descending is NULLS FIRST, as the indexes are
 * (`.desc().nullsFirst()`).
 */
export function orderBy(
  ordering: string | undefined,
  columns: Record<string, Column | SQL>,
  fallback: string,
  tie: Column,
  thenBy: Record<string, SQL> = {},
): SQL[] {
  const text = ordering || fallback;
  const down = text.startsWith('-');
  const name = down ? text.slice(1) : text;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) throw new FieldError('ordering', 'value.invalid_ordering');
  const key = sortable(column);
  const then = thenBy[name] ? [thenBy[name]] : [];
  return down ? [sql`${key} desc nulls first`, ...then, desc(tie)] : [asc(key), ...then, asc(tie)];
}
