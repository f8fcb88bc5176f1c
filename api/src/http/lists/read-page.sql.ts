import type { PageQuery } from '@handover/shared/contract';
import type { Column, SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { preparedShapes, type Values } from '../../../db/prepared.ts';
import { orderBy } from './ordering.sql.ts';
import {
  type PagedTable,
  type PageSql,
  type PageStatements,
  pageStatements,
  type Select,
} from './page-statements.sql.ts';
import { type Page, pageBounds } from './paging.ts';

export interface List {
  where: SQL | undefined;
  /** The columns by their names in `ordering`. */
  orderings: Record<string, Column | SQL>;
  /** The order of rows that have the same value in one of them, by its name. */
  thenBy?: Record<string, SQL>;
  /** `where` in a form for counting, if that takes another plan. */
  countedBy?: SQL | undefined;
  /** It is counted no further. */
  countedTo?: number;
  /** Up to here it is counted each time. */
  exactTo?: number;
  /** The order where the query names none; the newest first by default. */
  fallback?: string;
  /**
   * The source of the ids, if it is not the table itself; with the clause of the order, or without any for counting.
   */
  from?: (order: SQL) => SQL;
  /** Comes before the order of the query, ascending. */
  groupedBy?: SQL;
}

const pageSql = (
  table: PagedTable,
  { page_size, page, ordering }: PageQuery,
  {
    where,
    countedBy = where,
    countedTo,
    exactTo,
    orderings,
    thenBy,
    fallback = '-created_at',
    from,
    groupedBy,
  }: List,
): PageSql => ({
  where,
  countedBy,
  countedTo,
  exactTo,
  from,
  order: [
    ...(groupedBy ? [groupedBy] : []),
    ...orderBy(ordering, orderings, fallback, table.createdOrder ?? table.id, thenBy),
  ],
  limit: page_size,
  skips: page > 1,
});

interface Reading {
  query: PageQuery;
  /** The values of its placeholders. */
  values?: Values;
  /** Reads how many rows there are, where that is known without counting. */
  counted?: (() => Promise<number>) | undefined;
}

/** Reads one page of a table. */
export async function readPage<Row>(
  db: Queryable,
  table: PagedTable,
  { query, values = {}, counted, ...list }: List & Reading,
  select: (ofPage: SQL) => Select<Row>,
): Promise<Page<Row>> {
  const statements = pageStatements(db, table, pageSql(table, query, list), select);
  const { offset } = pageBounds(query);
  const all = { ...values, offset };
  const rows = await statements.rows.execute(all);
  return { rows, count: await (counted ? counted() : statements.count(all)) };
}

/**
 * A list that is read often, as `readPage`: its SQL is built and prepared once for each shape of the query.
 *
 * @param name unique in the api
 * @param build the list with placeholders; all that it depends on besides them is in `shape`
 */
export function preparedPage<Row, Shape>(
  name: string,
  table: PagedTable,
  build: (db: Queryable, shape: Shape) => List & { select: (ofPage: SQL) => Select<Row> },
) {
  const statementsOf = preparedShapes<PageStatements<Row>>(name);
  return async (db: Queryable, query: PageQuery, shape: Shape, values: Values): Promise<Page<Row>> => {
    const { page_size, ordering, page } = query;
    const { offset } = pageBounds(query);
    const key = JSON.stringify([page_size, ordering, page > 1, shape]);
    const statements = statementsOf(db, key, (as) => {
      const { select, ...list } = build(db, shape);
      return pageStatements(db, table, pageSql(table, query, list), select, as);
    });
    const all = { ...values, offset };
    return { rows: await statements.rows.execute(all), count: await statements.count(all) };
  };
}
