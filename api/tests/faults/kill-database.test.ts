import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
// biome-ignore lint/plugin: the kill must come at a random moment
import { setTimeout as pause } from 'node:timers/promises';
import { inSuite } from '@handover/shared/testing/suite';
import { openDatabase } from '../../db/connect.ts';
import { addressOf, readPostmaster } from '../../db/embedded/running-server.ts';
import { socketFolder } from '../../db/embedded/socket-folder.ts';
import { serverProcesses } from '../../testing/servers/server-process.ts';
import { until, untilStarted } from '../../testing/until.ts';
import { checkIntegrity } from './testing/check-integrity.ts';
import { startWriters } from './testing/writers.ts';

const KILLS = inSuite({ test: 1, long: 5 });

const { start, dataDir } = await serverProcesses({ DATABASE_URL: '' });

test('the embedded database is killed under writes: no acknowledged write is lost, and the api goes on', {
  timeout: 300_000,
}, async () => {
  const { port, stop } = await start();
  const origin = `http://127.0.0.1:${port}`;
  const cluster = join(dataDir, 'postgres', 'cluster');
  const { pool } = openDatabase(addressOf(socketFolder(cluster)), () => undefined);
  const market = await startWriters(origin, pool);
  let over = false;
  const writing = market.write(
    async () => origin,
    () => over,
  );
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = market.acknowledged();
    await until('calls are acknowledged', () => market.acknowledged() > before + 20);
    await pause(Math.random() * 100);
    process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGKILL');
    await untilStarted('it is there again', async () => (await fetch(`${origin}/readyz`)).status === 200);
  }
  const last = market.acknowledged();
  await until('calls are acknowledged after the last', () => market.acknowledged() > last + 20);
  over = true;
  await writing;
  assert.deepEqual(market.refusedForGood(), []);
  assert.deepEqual(market.broken, []);
  await checkIntegrity(pool, dataDir, market.ledger);
  await pool.end();
  assert.equal(await stop(), 0);
});
