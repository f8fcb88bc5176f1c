import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded/supervisor.ts';
import { runRedis } from '../../testing/redis/start-redis.ts';

// What one announcement costs the server that spreads it, by the number of processes that hear it: LISTEN of the embedded
// PostgreSQL, and Redis. CPU time, which a busy machine changes little. Run: pnpm bench:feeds
const PROCESSES = [1, 10, 40, 80];
const MESSAGES = 2000;
/** As long as one to a user. */
const PAYLOAD = JSON.stringify({ told: [[4711, 123_456]] });
const TICK_MS = 10;

/** Milliseconds of CPU that a process and its children have used. */
function cpuOf(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return [
          { pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) },
        ];
      } catch {
        return [];
      }
    });
  return family
    .filter((each) => each.pid === pid || each.parent === pid)
    .reduce((sum, each) => sum + each.ticks * TICK_MS, 0);
}

interface Spread {
  pid: number;
  subscribe: (onMessage: () => void) => Promise<() => Promise<unknown>>;
  publish: () => Promise<unknown>;
}

async function measure({ pid, subscribe, publish }: Spread, processes: number) {
  let heard = 0;
  const done = Promise.withResolvers<void>();
  const onMessage = () => {
    heard += 1;
    if (heard === MESSAGES * processes) done.resolve();
  };
  const ends = [];
  for (let made = 0; made < processes; made++) ends.push(await subscribe(onMessage));
  const before = cpuOf(pid);
  for (let sent = 0; sent < MESSAGES; sent++) await publish();
  await done.promise;
  const used = cpuOf(pid) - before;
  for (const end of ends) await end();
  return Number((used / MESSAGES).toFixed(3));
}

const embedded = await startEmbedded(join(import.meta.dirname, '../../.cache/bench-feeds'));
const redis = await runRedis();
if (!redis) throw new Error('There is no redis-server');
const connection = { ...embedded.address, user: 'postgres', database: 'postgres' };
const connected = async () => {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
};
const notifier = await connected();
const database: Spread = {
  pid: embedded.pid(),
  async subscribe(onMessage) {
    const client = await connected();
    client.on('notification', onMessage);
    await client.query('listen handover');
    return () => client.end();
  },
  publish: () => notifier.query(`select pg_notify('handover', $1)`, [PAYLOAD]),
};
const publisher = createClient({ url: redis.url });
await publisher.connect();
const engine: Spread = {
  pid: redis.pid(),
  async subscribe(onMessage) {
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.subscribe('handover', onMessage);
    return () => client.close();
  },
  publish: () => publisher.publish('handover', PAYLOAD),
};
const rows = [];
for (const processes of PROCESSES)
  rows.push({
    processes,
    'CPU ms, PostgreSQL': await measure(database, processes),
    'CPU ms, Redis': await measure(engine, processes),
  });
console.table(rows);
await notifier.end();
publisher.destroy();
await redis.kill();
await embedded.stop();
