import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../db/connect.ts';
import { type Answer, anonymous, signedIn } from '../../testing/actor.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { newSecrets } from '../secrets.ts';

const direct = await createTestDatabase();
const { rows } = await direct.pool.query('select current_database() as name');
const limits = {
  max: 2,
  connectionTimeoutMillis: 400,
  statement_timeout: 900,
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 400,
};
const connection = { connectionString: databaseUrl(rows[0].name) };
const database = openDatabase(connection, () => undefined, limits);
const dataDir = mkdtempSync(join(tmpdir(), 'handover-pressure-'));
const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir };
const app = await buildApp(config, { database, secrets: newSecrets(), withJobs: false });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const nobody = anonymous(app);
after(async () => {
  await app.close();
  await database.pool.end();
  await direct.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rename = async (person: Awaited<ReturnType<typeof signedIn>>, first_name: string) => {
  const from = Date.now();
  const answer = await person.patch(`/api/users/${person.user.id}/`, { first_name });
  return { ...answer, ms: Date.now() - from };
};
function isBusy({ status, body, headers }: Answer) {
  assert.equal(status, 503);
  assert.deepEqual(Object.keys(body), ['detail']);
  assert.ok(Number(headers['retry-after']) > 0);
}

test('a row that another holds: 503 within the limit, no hang; then all is well', async () => {
  const person = await signedIn(app);
  await direct.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${person.user.id} for update`);
    const held = await rename(person, 'Held');
    isBusy(held);
    assert.ok(held.ms >= 400 && held.ms < 3000, `${held.ms} ms`);
    assert.equal((await person.get('/api/users/current_user/')).status, 200);
  });
  assert.equal((await rename(person, 'Free')).status, 200);
});

test('a statement without end is ended', async () => {
  const from = Date.now();
  await assert.rejects(app.db.execute(sql`select pg_sleep(20)`), ({ cause }: Error) => {
    assert.equal((cause as { code?: string }).code, '57014');
    return true;
  });
  assert.ok(Date.now() - from < 3000);
});

test('no connection is free: 503 after a short wait; those that wait are not served late', async () => {
  const person = await signedIn(app);
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  const from = Date.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.get('/api/deals/')));
  assert.ok(Date.now() - from < 3000);
  answers.forEach(isBusy);
  assert.equal((await nobody.get('/readyz')).status, 503);
  assert.equal((await nobody.get('/healthz')).status, 200);
  for (const client of held) client.release();
  assert.equal((await person.get('/api/deals/')).status, 200);
  assert.equal((await nobody.get('/readyz')).status, 200);
});

test('a transaction that does nothing is ended, and its rows are free again', async () => {
  const person = await signedIn(app);
  const stuck = app.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${person.user.id} for update`);
    await sleep(1000);
    await tx.execute(sql`select 1`);
  });
  const ended = assert.rejects(stuck);
  await sleep(600);
  assert.equal((await rename(person, 'Free')).status, 200);
  await ended;
  assert.equal((await person.get('/api/deals/')).status, 200);
});

test('two who wait for each other: one goes on, the other is told to come again', async () => {
  const one = await signedIn(app);
  const other = await signedIn(app);
  const outcome = await direct.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = '60s'`);
      await tx.execute(sql`select 1 from users where id = ${one.user.id} for update`);
      const crossing = app.db.transaction(async (mine) => {
        await mine.execute(sql`select 1 from users where id = ${other.user.id} for update`);
        await mine.execute(sql`select 1 from users where id = ${one.user.id} for update`);
      });
      const lost = assert.rejects(crossing);
      await sleep(100);
      await tx.execute(sql`select 1 from users where id = ${other.user.id} for update`);
      await lost;
      return 'went on';
    })
    .catch(() => 'failed');
  assert.equal(outcome, 'went on');
});

function stall() {
  for (const until = Date.now() + 1500; Date.now() < until; );
}

test('an event loop that lags: 503 rather than a queue without end; not for one long turn', async () => {
  const person = await signedIn(app);
  stall();
  assert.equal((await person.get('/api/deals/')).status, 200);
  // Longer than what is judged at a time, wherever that begins.
  for (let turn = 0; turn < 6; turn += 1) {
    stall();
    await new Promise(setImmediate);
  }
  isBusy(await person.get('/api/deals/'));
  let answer = await person.get('/api/deals/');
  for (let i = 0; i < 100 && answer.status === 503; i += 1) {
    await sleep(100);
    answer = await person.get('/api/deals/');
  }
  assert.equal(answer.status, 200);
});

test('too much of a body, of a head, or too deep', async () => {
  const person = await signedIn(app);
  const large = await person.post('/api/tags/', { name: 'x'.repeat(1_100_000) });
  assert.equal(large.status, 413);
  assert.deepEqual(Object.keys(large.body), ['detail']);
  for (const deep of [
    '['.repeat(200_000) + ']'.repeat(200_000),
    `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
  ])
    for (const url of ['/api/tags/', '/api/companies_for_profile/']) {
      const answer = await person.call('POST', url, deep, { 'content-type': 'application/json' });
      assert.equal(answer.status, 400, `${url} ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  const head = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  assert.match(head, /^HTTP\/1\.1 431 /);
  socket.destroy();
});
