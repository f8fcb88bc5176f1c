import { fillPlaceholders, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/connect.ts';
import type { Preparable, Statement, Values } from '../../db/prepared.ts';
import { countList, EXACT } from './list-count.sql.ts';

export type PagedTable = PgTable & { id: PgColumn; createdOrder?: PgColumn };

/** The SQL of a list. */
export interface PageSql {
  where: SQL | undefined;
  /** The same condition, written for counting. */
  countedBy: SQL | undefined;
  /** It is counted no further. */
  countedTo: number | undefined;
  order: SQL[];
  /** What the ids are read from, where that is not the table itself. */
  from?: SQL | undefined;
  limit: number;
  /** Skips as many rows as the value `offset` says. */
  skips: boolean;
}
export interface Select<Row> {
  orderBy: (...order: SQL[]) => Preparable<Row[]>;
}
export interface PageStatements<Row> {
  rows: Statement<Row[]>;
  count: (values: Values) => Promise<number>;
}

/**
 * Reads one page of a table: the ids from an index of its order, and the full rows, which `select` reads, only for these.
 * The length of the page stands in the SQL, or the planner would not know how few rows it is about.
 */
export function pageStatements<Row>(
  db: Queryable,
  table: PagedTable,
  { where, countedBy, countedTo, order, from, limit, skips }: PageSql,
  select: (ofPage: SQL) => Select<Row>,
  name = '',
): PageStatements<Row> {
  const source = from ?? (table as PgTable);
  const skipped = skips ? sql` offset ${sql.placeholder('offset')}` : sql``;
  const ids = sql`(select ${table.id} ${rowsOf(source, where)} order by ${sql.join(order, sql`, `)}
    limit ${sql.raw(String(limit))}${skipped})`;
  return {
    rows: select(inArray(table.id, ids))
      .orderBy(...order)
      .prepare(name),
    count: countStatements(db, rowsOf(source, countedBy), countedTo, name),
  };
}

type Source = PgTable | SQL;
const rowsOf = (source: Source, where: SQL | undefined) =>
  sql`from ${source}${where ? sql` where ${where}` : sql``}`;

function countStatements(db: Queryable, rows: SQL, most: number | undefined, name: string) {
  const count = sql<number>`count(*)::int`;
  const upTo = (limit: number) => sql`(select 1 ${rows} limit ${sql.raw(String(limit))}) few`;
  const few = db
    .select({ count })
    .from(upTo(EXACT + 1))
    .prepare(name && `${name}_few`);
  const all = db
    .select({ count })
    .from(most ? upTo(most) : sql`(select 1 ${rows}) few`)
    .prepare(name && `${name}_all`);
  const { sql: text, params } = all.getQuery();
  return (values: Values) => {
    const read = async (statement: typeof all) => (await statement.execute(values))[0]?.count ?? 0;
    const key = JSON.stringify([text, fillPlaceholders(params, values)]);
    return countList(db, { key, few: () => read(few), all: () => read(all) });
  };
}
