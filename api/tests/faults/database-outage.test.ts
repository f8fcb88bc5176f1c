import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import WebSocket from 'ws';
import { databaseProxy } from '../../testing/database/database-proxy.ts';
import { serverProcesses } from '../../testing/servers/server-process.ts';
import { until } from '../../testing/until.ts';
import { checkIntegrity } from './testing/check-integrity.ts';
import { startWriters } from './testing/writers.ts';

/** How many requests fail during the outage: far more than the pool has connections to lose. */
const REFUSED = inSuite({ test: 100, long: 1000 });

const { start, database, dataDir } = await serverProcesses();
const { pool } = database;
const { rows } = await pool.query('select current_database() as name');
const proxy = await databaseProxy(rows[0].name);
after(() => proxy.cut());

test(`a database outage under writes: each write succeeds or is refused (${REFUSED} of them); afterwards the api works without a restart`, {
  timeout: 300_000,
}, async () => {
  const { port } = await start(0, { DATABASE_URL: proxy.connection.connectionString ?? '' });
  const origin = `http://127.0.0.1:${port}`;
  const market = await startWriters(origin, pool);
  const { ledger, refused, seller } = market;
  const heard = new Set<string>();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/notifications/?token=${seller.token}`);
  socket.on('message', (text) => heard.add(JSON.parse(String(text)).id));
  await once(socket, 'open');

  let over = false;
  const writing = market.write(
    async () => origin,
    () => over,
  );
  await until('calls are acknowledged', () => market.acknowledged() > 20);
  await proxy.cut();
  await until('all of them are refused', () => refused.length > 5);
  const before = market.acknowledged();
  await until(`${REFUSED} are refused`, async () => {
    const response = await seller.get('/api/deals/');
    assert.equal(response.status, 503);
    assert.deepEqual(Object.keys(response.body), ['detail', 'code']);
    assert.equal((await seller.get('/healthz')).status, 200);
    return refused.length >= REFUSED;
  });
  assert.equal(market.acknowledged(), before);
  await proxy.restore();
  await until('calls are acknowledged again', () => market.acknowledged() > before + 20);
  over = true;
  await writing;

  assert.deepEqual(market.refusedForGood(), []);
  assert.deepEqual(market.broken, []);
  await checkIntegrity(pool, dataDir, ledger);
  // What has been read meanwhile is announced no more.
  const unread = 'select id from notifications where user_id = $1 and not is_read';
  const { rows: told } = await pool.query(unread, [seller.id]);
  assert.ok(told.length > 0);
  await until('the socket has heard what was said', () => told.every(({ id }) => heard.has(id)));
  socket.close();
});
