import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded/supervisor.ts';
import { migrate } from '../../db/migrate.ts';
import { seed } from '../../seed/seed.ts';
import { notify, notifyMany } from '../../src/events/notify.sql.ts';
import { loadSecrets } from '../../src/process/secrets.ts';
import { checkFileLimit, prepareSpare, startApi } from './api-process.ts';
import { type Answer, now, type Order } from './messages.ts';
import { OPTIONS } from './options.ts';
import { makePeople } from './people.ts';
import { type Round, report } from './report.ts';

// Opens SOCKETS sockets of as many people on the api, as a process of its own, and measures the cost of each and how
// soon notifications arrive; then kills the api, and measures when all are back. The clients are another process.

checkFileLimit(OPTIONS.sockets);
const folder = mkdtempSync(join(tmpdir(), 'handover-sockets-'));
const embedded = process.env.DATABASE_URL ? undefined : await startEmbedded(join(folder, 'database'));
const url =
  process.env.DATABASE_URL ?? `postgresql://postgres@localhost/postgres?host=${embedded?.address.host}`;
const { db, pool } = openDatabase({ connectionString: url }, console.error, { statement_timeout: 0 });
await migrate(pool);
await seed(db, { kind: 'none' });
const people = await makePeople(db, loadSecrets(folder), OPTIONS.sockets);
const env = {
  DATABASE_URL: url,
  DATA_DIR: folder,
  SEED: 'none',
  LOG_LEVEL: 'fatal',
  METRICS: 'on',
  WORKERS: String(OPTIONS.workers),
};

const SPARE_LOADS_MS = 15_000;

/** Notifies, and returns when it was committed at the earliest. */
async function tell(title: string, userId?: number): Promise<number> {
  const notice = { type: 'question_asked' as const, link: '/', params: { project_title: title } };
  let at = 0;
  await db.transaction(async (tx) => {
    if (userId === undefined)
      await notifyMany(tx, sql`(select id from users where email like 'bench-%')`, notice);
    else await notify(tx, { userId, ...notice });
    at = now();
  });
  return at;
}

async function ask<Type extends Answer['type']>(clients: ChildProcess, order: Order, type: Type) {
  clients.send(order);
  const [answer] = (await once(clients, 'message')) as [Answer];
  if (answer.type !== type) throw new Error(`Asked for ${type}, told ${answer.type}`);
  return answer as Extract<Answer, { type: Type }>;
}

async function measureRound(round: number): Promise<Round> {
  let api = await startApi({ ...env, API_PORT: '0' });
  const clients = fork(join(import.meta.dirname, 'clients.ts'), { serialization: 'advanced' });
  const arrivals = async (sent: Map<string, number>, count: number) => {
    const { titles, twice } = await ask(
      clients,
      { type: 'wait', titles: [...sent.keys()], count },
      'arrived',
    );
    const all = [...sent].flatMap(([title, at]) => (titles[title] ?? []).map((came) => came - at));
    return { latencies: all, lost: sent.size * count - all.length, twice };
  };
  try {
    await api.openSockets();
    const before = api.memory();
    const { ms: opening } = await ask(clients, { type: 'open', port: api.port, people }, 'opened');
    while ((await api.openSockets()) < OPTIONS.sockets) await sleep(100);
    const memory = (api.memory() - before) / OPTIONS.sockets;

    const toAll = { latencies: [] as number[], lost: 0, twice: 0 };
    for (let at = 0; at < OPTIONS.toAll; at++) {
      const title = `all ${round} ${at}`;
      const { latencies, lost, twice } = await arrivals(
        new Map([[title, await tell(title)]]),
        OPTIONS.sockets,
      );
      toAll.latencies.push(...latencies);
      toAll.lost += lost;
      toAll.twice = twice;
    }

    const sentToOne = new Map<string, number>();
    for (let at = 0; at < OPTIONS.toOne; at++) {
      const person = people[Math.floor(Math.random() * people.length)];
      const title = `one ${round} ${at}`;
      sentToOne.set(title, await tell(title, person?.userId));
      await sleep(1000 / OPTIONS.toOneRate);
    }
    const toOne = await arrivals(sentToOne, 1);
    const memoryAfter = (api.memory() - before) / OPTIONS.sockets;

    const spare = prepareSpare({ ...env, API_PORT: String(api.port) });
    await sleep(SPARE_LOADS_MS);
    const killed = now();
    await api.kill();
    const taking = spare.takeOver();
    const away = new Map<string, number>();
    for (let at = 0; at < OPTIONS.whileAway; at++)
      away.set(`away ${round} ${at}`, await tell(`away ${round} ${at}`));
    api = await taking;
    const restarted = now() - killed;
    const { away: ms } = await ask(clients, { type: 'reconnected' }, 'back');
    const missed = await arrivals(away, OPTIONS.sockets);
    return {
      load: loadavg()[0] ?? 0,
      opening,
      memory,
      memoryAfter,
      toAll: toAll.latencies,
      toOne: toOne.latencies,
      restarted,
      away: ms,
      lost: toAll.lost + toOne.lost + missed.lost,
      twice: missed.twice,
    };
  } finally {
    clients.disconnect();
    await once(clients, 'exit');
    await api.stop();
  }
}

const rounds: Round[] = [];
try {
  for (let round = 0; round < OPTIONS.rounds; round++) {
    rounds.push(await measureRound(round));
    console.log(`round ${round + 1} of ${OPTIONS.rounds}`);
  }
} finally {
  // This also reports the rounds before a failed one.
  if (rounds.length > 0) report(rounds);
  await pool.end();
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}
