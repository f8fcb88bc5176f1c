import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import * as schema from '../../db/schema/index.ts';
import { tells } from './marks.ts';

type Row = Record<string, unknown>;
const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((table) => getTableConfig(table));
const rowsOf = async (app: FastifyInstance, table: string) =>
  (await app.db.execute<Row>(sql`select * from ${sql.identifier(table)}`)).rows;

/** The values that tell of the person, by column: `users.email`. */
export async function marked(app: FastifyInstance): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, columns } of tables) {
    const rows = await rowsOf(app, name);
    for (const column of columns) {
      const values = rows.flatMap((row) => leaves(row[column.name])).filter(tells);
      if (values.length > 0) found.set(`${name}.${column.name}`, values);
    }
  }
  return found;
}

/** The texts of a value, or in it. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/** How many rows refer to an account, by column. */
export async function references(app: FastifyInstance, userId: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, foreignKeys } of tables) {
    const keys = foreignKeys.map((key) => key.reference());
    for (const { columns, foreignTable } of keys) {
      if (getTableConfig(foreignTable).name !== 'users') continue;
      const column = String(columns[0]?.name);
      const rows = await rowsOf(app, name);
      counts.set(`${name}.${column}`, rows.filter((row) => Number(row[column]) === userId).length);
    }
  }
  return counts;
}

/** The files below a folder of the application, by their names, with what is in them. */
export function contents(app: FastifyInstance, folder: 'files' | 'outbox'): Map<string, string> {
  const at = join(app.config.dataDir, folder);
  const entries = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]),
  );
}
