import type { Paged, PageQuery } from '@handover/shared/contract';
import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/connect.ts';
import { orderBy } from './ordering.ts';

type Bounds = Pick<PageQuery, 'page' | 'page_size'>;
/** The rows of one page, and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  count: number;
}

/** Pages start at 1; 0 is read as 1. */
export const pageBounds = ({ page, page_size }: Bounds) => ({
  limit: page_size,
  offset: (Math.max(page, 1) - 1) * page_size,
});

/** The shape of every list. */
export function paged<Row, Item>(
  query: Bounds,
  { rows, count }: Page<Row>,
  view: (row: Row) => Item,
): Paged<Item> {
  const current = Math.max(query.page, 1);
  const pages = Math.max(1, Math.ceil(count / query.page_size));
  return {
    results: rows.map(view),
    count,
    next_page: current < pages ? current + 1 : null,
    current_page: current,
    pages_count: pages,
  };
}

interface List {
  query: PageQuery;
  where: SQL | undefined;
  /** By the name that `ordering` has for them. */
  orderings: Record<string, Column | SQL>;
  /** The order where the query names none; the newest first by default. */
  fallback?: string;
  /** What the ids are read from, where that is not the table itself. */
  from?: SQL;
  /** Comes before the order of the query, ascending. */
  groupedBy?: SQL;
}
interface Select<Row> {
  orderBy: (...order: SQL[]) => PromiseLike<Row[]>;
}

/**
 * Reads one page of a table: the ids from an index of its order, and the full rows, which `select` reads, only for these.
 */
export async function readPage<Row>(
  db: Queryable,
  table: PgTable & { id: PgColumn; createdOrder?: PgColumn },
  { query, where, orderings, fallback = '-created_at', from, groupedBy }: List,
  select: (ofPage: SQL) => Select<Row>,
): Promise<Page<Row>> {
  const order = [
    ...(groupedBy ? [groupedBy] : []),
    ...orderBy(query.ordering, orderings, fallback, table.createdOrder ?? table.id),
  ];
  const { limit, offset } = pageBounds(query);
  const source = from ?? (table as PgTable);
  const ids = db
    // As SQL: Drizzle takes no column of a table that the query has under another source.
    .select({ id: sql`${table.id}` })
    .from(source)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await select(inArray(table.id, ids)).orderBy(...order);
  return { rows, count: await db.$count(source, where) };
}
