import { hash } from 'node:crypto';
import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Queryable } from './connect.ts';

/** The values of the placeholders of a query, by name. */
export type Values = Record<string, unknown>;
/** The place of a value in a query that is built once. */
export type Place = Placeholder | SQLWrapper;
export type Places<V> = { [K in keyof V]: undefined extends V[K] ? Place | undefined : Place };

export interface Statement<Result> {
  execute: (values?: Values) => Promise<Result>;
}
export interface Preparable<Result> {
  prepare: (name: string) => Statement<Result>;
}

/** A placeholder for each value that is given. */
export const placesOf = <V extends Values>(values: V) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === undefined ? undefined : sql.placeholder(name),
    ]),
  ) as Places<V>;
/**
 * A query that is read often: Drizzle builds it once for each database, and each connection parses and plans it once.
 *
 * @param name unique in the api
 */
export function prepared<Result>(name: string, build: (db: Database) => Preparable<Result>) {
  const known = new WeakMap<Queryable, Statement<Result>>();
  return (db: Queryable, values: Values): Promise<Result> => {
    const statement = known.get(db) ?? build(db as Database).prepare(name);
    known.set(db, statement);
    return statement.execute(values);
  };
}

/** Built statements that are kept, and how many of them each connection keeps prepared: a plan needs some hundred kB there. */
const KEPT = 200;
const PREPARED = 40;
/** A shape that comes this often is prepared. */
const USES_BEFORE_PREPARED = 5;

interface Shape<Statements> {
  statements: Statements;
  uses: number;
}
interface Shapes {
  kept: Map<string, Shape<unknown>>;
  prepared: number;
}
const shapesOf = new WeakMap<Queryable, Shapes>();

/**
 * Like `prepared`, for a query whose SQL depends on which values are there. The statements of each shape are built
 * once. Frequent ones are prepared, by the name that `build` gets; the others get an empty name. The name follows
 * from the key, since a connection serves a pool and transactions in turn, and knows one statement by a name.
 */
export function preparedShapes<Statements>(name: string) {
  return (db: Queryable, key: string, build: (as: string) => Statements): Statements => {
    const shapes = shapesOf.get(db) ?? { kept: new Map(), prepared: 0 };
    shapesOf.set(db, shapes);
    const full = `${name} ${key}`;
    const found = shapes.kept.get(full) as Shape<Statements> | undefined;
    const shape = found ?? { statements: build(''), uses: 0 };
    if (!found && shapes.kept.size < KEPT) shapes.kept.set(full, shape);
    shape.uses += 1;
    if (shape.uses === USES_BEFORE_PREPARED && shapes.prepared < PREPARED) {
      shapes.prepared += 1;
      shape.statements = build(`${name}_${hash('sha1', full).slice(0, 16)}`);
    }
    return shape.statements;
  };
}
