import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

interface Table {
  name: string;
  columns: string[];
}

const partsOf = ({ name, columns }: Table) =>
  `"${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;

/** All rows of a table, in PostgreSQL's own text format. `rowCount` is known at the end. */
export const copyOut = (client: pg.ClientBase, table: Table): Readable & { rowCount: number } =>
  client.query(to(`copy ${partsOf(table)} to stdout`));

/** Takes what `copyOut` gave. */
export const copyIn = (client: pg.ClientBase, table: Table): Writable & { rowCount: number } =>
  client.query(from(`copy ${partsOf(table)} from stdin`));
