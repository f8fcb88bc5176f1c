import type { FastifyInstance } from 'fastify';
import type { TestResponse } from '../people/actor.ts';
import { callAs, MISSING_ID, responseDigest } from './call.ts';
import { fingerprint } from './fingerprint.ts';
import type { Market } from './market/build-market.ts';
import { privateData, textOf } from './private-data.ts';
import type { RollbackPool } from './rollback-pool.ts';
import { type Cell, cellsOf, type Row } from './table.ts';

export interface MatrixContext {
  app: FastifyInstance;
  pool: RollbackPool;
  market: Market;
  /** The fingerprint of the unchanged market. */
  before: string;
}

/** Stores the message in one transaction, and afterwards that it was mailed in another. */
const STORED_THEN_MAILED = 'POST /api/contact_us/';

/** The differences of a row, one line each; actors with the same difference share a line. */
export async function runRow(context: MatrixContext, row: Row): Promise<string[]> {
  const byText = new Map<string, string[]>();
  const compared = new Set<string>();
  for (const cell of cellsOf(row)) {
    const { response, differences } = await runCell(context, row, cell);
    differences.push(
      ...leaks(context.market, cell, response).map((text) => `${response.status} contains "${text}"`),
    );
    // Actors with the same response share one comparison.
    if (row.of && [400, 404].includes(response.status) && !compared.has(responseDigest(response))) {
      compared.add(responseDigest(response));
      differences.push(...(await compareWithMissing(context, row, cell, response)));
    }
    for (const what of differences) byText.set(what, [...(byText.get(what) ?? []), cell.actor]);
  }
  return [...byText].map(([what, actors]) => `${row.call} | ${row.on} | ${actors.join(', ')}: ${what}`);
}

async function runCell({ app, pool, market, before }: MatrixContext, row: Row, cell: Cell) {
  const differences: string[] = [];
  const response = await rolledBack(pool, async (writesBefore) => {
    const given = await callAs(app, market, row, cell.actor, row.of?.(market) ?? 0);
    await app.background.settled();
    if (!cell.statuses.includes(given.status))
      differences.push(`expected ${cell.statuses.join(' or ')}, got ${given.status} ${excerpt(given)}`);
    else
      for (const [name, check] of cell.checks)
        if (!(await check(given, { app, market, actor: cell.actor })))
          differences.push(`not "${name}": ${excerpt(given)}`);
    if (given.status < 400 && pool.parts > 1 && row.call !== STORED_THEN_MAILED)
      differences.push(`written in ${pool.parts} parts, not in one`);
    if (given.status >= 400 && (await pool.countWrites()) !== writesBefore)
      if ((await fingerprint(app.db)) !== before) differences.push(`${given.status}, yet something changed`);
    return given;
  });
  return { response, differences };
}

/** An actor who may not know that a record exists gets the same response as for a missing id. */
async function compareWithMissing(
  { app, pool, market }: MatrixContext,
  row: Row,
  cell: Cell,
  response: TestResponse,
) {
  const absent = await rolledBack(pool, () =>
    callAs(app, market, row, cell.actor, row.nothing ?? MISSING_ID),
  );
  if (responseDigest(absent) === responseDigest(response)) return [];
  return [
    `the response differs from that for a missing id: ${excerpt(response)}, ${absent.status} ${excerpt(absent)}`,
  ];
}

export async function rolledBack<T>(
  pool: RollbackPool,
  work: (writesBefore: number) => Promise<T>,
): Promise<T> {
  const writesBefore = await pool.begin();
  try {
    return await work(writesBefore);
  } finally {
    await pool.undo();
  }
}

const excerpt = ({ body }: TestResponse) =>
  (typeof body === 'string' ? body : (JSON.stringify(body) ?? '')).slice(0, 160);

let secrets: ReturnType<typeof privateData> | undefined;
function leaks(market: Market, cell: Cell, response: TestResponse): string[] {
  secrets ??= privateData(market);
  const text = `${textOf(response.raw)}\n${JSON.stringify(response.headers)}`;
  return secrets
    .filter((secret) => !secret.known.includes(cell.actor) && text.includes(secret.text))
    .map((secret) => secret.text);
}
