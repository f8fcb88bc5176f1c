import { fillPlaceholders, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connect.ts';
import type { Preparable, Statement, Values } from '../../../db/prepared.ts';
import { countList, EXACT } from './list-count.sql.ts';

export type PagedTable = PgTable & { id: PgColumn; createdOrder?: PgColumn };

/** The SQL of a list. */
export interface PageSql {
  where: SQL | undefined;
  /** The same condition, written for counting. */
  countedBy: SQL | undefined;
  /** It is counted no further. */
  countedTo: number | undefined;
  /** Up to here it is counted each time. */
  exactTo: number | undefined;
  order: SQL[];
  /** The source of the ids, if it is not the table itself. */
  from?: ((order: SQL) => SQL) | undefined;
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
  { where, countedBy, countedTo, exactTo = EXACT, order, from, limit, skips }: PageSql,
  select: (ofPage: SQL) => Select<Row>,
  name = '',
): PageStatements<Row> {
  const ordered = sql`order by ${sql.join(order, sql`, `)}`;
  const source = (by: SQL): Source => from?.(by) ?? (table as PgTable);
  const skipped = skips ? sql` offset ${sql.placeholder('offset')}` : sql``;
  const ids = sql`(select ${table.id} ${rowsOf(source(ordered), where)} ${ordered}
    limit ${sql.raw(String(limit))}${skipped})`;
  return {
    rows: select(inArray(table.id, ids))
      .orderBy(...order)
      .prepare(name),
    count: countStatements(db, rowsOf(source(sql``), countedBy), { countedTo, exactTo, name }),
  };
}

type Source = PgTable | SQL;
const rowsOf = (source: Source, where: SQL | undefined) =>
  sql`from ${source}${where ? sql` where ${where}` : sql``}`;

interface Counting {
  countedTo: number | undefined;
  exactTo: number;
  name: string;
}
function countStatements(db: Queryable, rows: SQL, { countedTo, exactTo, name }: Counting) {
  const count = sql<number>`count(*)::int`;
  const upTo = (limit: number) => sql`(select 1 ${rows} limit ${sql.raw(String(limit))}) few`;
  const few = db
    .select({ count })
    .from(upTo(exactTo + 1))
    .prepare(name && `${name}_few`);
  const all = db
    .select({ count })
    .from(countedTo ? upTo(countedTo) : sql`(select 1 ${rows}) few`)
    .prepare(name && `${name}_all`);
  const { sql: text, params } = all.getQuery();
  return (values: Values) => {
    const read = async (statement: typeof all) => (await statement.execute(values))[0]?.count ?? 0;
    const key = JSON.stringify([text, fillPlaceholders(params, values)]);
    return countList(db, { key, exactTo, few: () => read(few), all: () => read(all) });
  };
}
