import type { FastifyInstance } from 'fastify';
import type { TestResponse } from '../people/actor.ts';
import { ACTORS, type ActorName } from './actors.ts';
import type { Market } from './market/build-market.ts';

/** Checks a response, or the effect of the call. */
export type Check = (response: TestResponse, seen: Seen) => boolean | Promise<boolean>;
interface Seen {
  app: FastifyInstance;
  actor: ActorName;
  market: Market;
}

export type Id = number | string;

export interface Row {
  /** Method and address as in the route table: `GET /api/deals/:id/`. */
  call: string;
  /** Describes the situation. */
  on: string;
  /**
   * A status per actor, in the order of `ACTORS`: `401 404|403 200:mine+logged`; the words are names of checks in
   * `see`.
   */
  expect: string;
  /** The record of the call: its `:id`, or the id that `send` and `query` use. */
  of?: (market: Market) => Id;
  /** An id that no record has, where ids are not numbers. */
  nothing?: string;
  /** Other path parameters. */
  at?: (market: Market) => Record<string, string | number>;
  query?: (market: Market, id: Id) => string;
  send?: (market: Market, id: Id, actor: ActorName) => object;
  see?: Record<string, Check>;
}

export interface Cell {
  actor: ActorName;
  statuses: number[];
  checks: [string, Check][];
}

/** The cells of a row; throws if the number of cells is wrong. */
export function cellsOf(row: Row): Cell[] {
  const cells = row.expect.trim().split(/\s+/);
  if (cells.length !== ACTORS.length) throw new Error(`${row.call}, ${row.on}: ${cells.length} cells`);
  return cells.map((cell, index) => {
    const [statuses = '', names = ''] = cell.split(':');
    const checks = names
      .split('+')
      .filter(Boolean)
      .map((name): [string, Check] => {
        const check = row.see?.[name];
        if (!check) throw new Error(`${row.call}, ${row.on}: no check is called ${name}`);
        return [name, check];
      });
    return { actor: ACTORS[index] as ActorName, statuses: statuses.split('|').map(Number), checks };
  });
}

/** Rows of one call; `shared` has their common fields. */
export const rowsOf = (call: string, rows: Omit<Row, 'call'>[], shared: Partial<Row> = {}): Row[] =>
  rows.map((row) => ({ call, ...shared, ...row }));
