import type { FastifyInstance } from 'fastify';
import type { Answer } from '../actor.ts';
import { callAs, imprint, NOTHING } from './call.ts';
import { countWrites, fingerprint } from './fingerprint.ts';
import type { Market } from './market/build-market.ts';
import type { RollbackPool } from './rollback-pool.ts';
import { plantedSecrets, textOf } from './secrets.ts';
import { type Cell, cellsOf, type Row } from './table.ts';

export interface Stage {
  app: FastifyInstance;
  pool: RollbackPool;
  market: Market;
  /** Of the untouched market. */
  before: string;
}

/** A message is kept, whatever the mail server does; that it was mailed is noted afterwards. */
const KEPT_THEN_MAILED = 'POST /api/contact_us/';

/** What differs in a row, a line each; actors with the same trouble share it. */
export async function runRow(stage: Stage, row: Row): Promise<string[]> {
  const troubles = new Map<string, string[]>();
  const compared = new Set<string>();
  for (const cell of cellsOf(row)) {
    const { answer, wrong } = await runCell(stage, row, cell);
    wrong.push(...leaks(stage.market, cell, answer).map((text) => `${answer.status} tells "${text}"`));
    // Who gets the very same answer as another actor needs no comparison of their own.
    if (row.of && [400, 404].includes(answer.status) && !compared.has(imprint(answer))) {
      compared.add(imprint(answer));
      wrong.push(...(await compareWithNothing(stage, row, cell, answer)));
    }
    for (const what of wrong) troubles.set(what, [...(troubles.get(what) ?? []), cell.actor]);
  }
  return [...troubles].map(([what, actors]) => `${row.call} | ${row.on} | ${actors.join(', ')}: ${what}`);
}

async function runCell({ app, pool, market, before }: Stage, row: Row, cell: Cell) {
  const wrong: string[] = [];
  const answer = await undone(pool, async () => {
    const writesBefore = await countWrites(app.db);
    const given = await callAs(app, market, row, cell.actor, row.of?.(market) ?? 0);
    await app.background.settled();
    if (!cell.statuses.includes(given.status))
      wrong.push(`expected ${cell.statuses.join(' or ')}, got ${given.status} ${excerpt(given)}`);
    else
      for (const [name, check] of cell.checks)
        if (!(await check(given, { app, market, actor: cell.actor })))
          wrong.push(`not "${name}": ${excerpt(given)}`);
    if (given.status < 400 && pool.parts > 1 && row.call !== KEPT_THEN_MAILED)
      wrong.push(`written in ${pool.parts} parts, not in one`);
    if (given.status >= 400 && (await countWrites(app.db)) !== writesBefore)
      if ((await fingerprint(app.db)) !== before) wrong.push(`${given.status}, yet something changed`);
    return given;
  });
  return { answer, wrong };
}

/** Who may not know that a thing exists is told the same as when it does not. */
async function compareWithNothing({ app, pool, market }: Stage, row: Row, cell: Cell, answer: Answer) {
  const absent = await undone(pool, () => callAs(app, market, row, cell.actor, row.nothing ?? NOTHING));
  if (imprint(absent) === imprint(answer)) return [];
  return [`what exists differs from what does not: ${excerpt(answer)}, ${absent.status} ${excerpt(absent)}`];
}

async function undone<T>(pool: RollbackPool, work: () => Promise<T>): Promise<T> {
  await pool.begin();
  try {
    return await work();
  } finally {
    await pool.undo();
  }
}

const excerpt = ({ body }: Answer) =>
  (typeof body === 'string' ? body : (JSON.stringify(body) ?? '')).slice(0, 160);

let secrets: ReturnType<typeof plantedSecrets> | undefined;
function leaks(market: Market, cell: Cell, answer: Answer): string[] {
  secrets ??= plantedSecrets(market);
  const text = textOf(answer.raw);
  return secrets
    .filter((secret) => !secret.known.includes(cell.actor) && text.includes(secret.text))
    .map((secret) => secret.text);
}
