import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { untilWaiting } from '../../../testing/database/lock-waits.ts';
import { createTestDatabase, openTestPool } from '../../../testing/database/test-database.ts';
import { anonymous, signedIn, type TestResponse } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { readConfig } from '../../config.ts';
import { isDatabaseBusy } from '../../errors/database-errors.ts';

/** The tests' own connection to the database. */
const direct = await createTestDatabase();
after(() => direct.drop());

/** An application with its own pool, with the limit under test. */
async function openApp(limits: Parameters<typeof openTestPool>[1] = {}, config = {}) {
  const database = openTestPool(direct.connection, limits);
  const app = await buildTestApp(config, { database: { ...database, drop: () => database.pool.end() } });
  return { app, pool: database.pool };
}
type Person = Awaited<ReturnType<typeof signedIn>>;
const rename = (person: Person, first_name: string) =>
  person.patch(`/api/users/${person.user.id}/`, { first_name });
function isBusy({ status, body, headers }: TestResponse) {
  assert.equal(status, 503);
  assert.deepEqual(Object.keys(body), ['detail', 'code']);
  assert.ok(Number(headers['retry-after']) > 0);
}

test('a locked row: 503 after the lock timeout; afterwards requests succeed', async () => {
  const person = await signedIn((await openApp({ lock_timeout: 100 })).app);
  await direct.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${person.user.id} for update`);
    isBusy(await rename(person, 'Held'));
    assert.equal((await person.get('/api/users/current_user/')).status, 200);
  });
  assert.equal((await rename(person, 'Free')).status, 200);
});

test('a request waits for a row that is locked for a moment', async () => {
  const person = await signedIn((await openApp()).app);
  const renamed = await direct.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${person.user.id} for update`);
    const response = rename(person, 'Patient');
    await untilWaiting(direct.db, 1);
    return { response };
  });
  assert.equal((await renamed.response).status, 200);
});

test('an endless statement is cancelled', async () => {
  const { db, pool } = openTestPool(direct.connection, { statement_timeout: 100 });
  await assert.rejects(db.execute(sql`select pg_sleep(20)`), isDatabaseBusy);
  await pool.end();
});

test('no free connection: 503 after the timeout; queued requests are not served late', async () => {
  const { app, pool } = await openApp({ max: 2 });
  const person = await signedIn(app);
  const nobody = anonymous(app);
  const held = await Promise.all([pool.connect(), pool.connect()]);
  pool.options.connectionTimeoutMillis = 100;
  const responses = await Promise.all(Array.from({ length: 20 }, () => person.get('/api/deals/')));
  responses.forEach(isBusy);
  assert.equal(pool.waitingCount, 0);
  assert.equal((await nobody.get('/readyz')).status, 503);
  assert.equal((await nobody.get('/healthz')).status, 200);
  for (const client of held) client.release();
  assert.equal((await person.get('/api/deals/')).status, 200);
  assert.equal((await nobody.get('/readyz')).status, 200);
});

test('too many queries wait for a connection: 503 at once for those that come, the others are answered', async () => {
  const { app, pool } = await openApp({ max: 2 });
  const person = await signedIn(app);
  const held = await Promise.all([pool.connect(), pool.connect()]);
  const waiting = Array.from({ length: 40 }, () => person.get('/api/deals/'));
  await until('they wait', () => pool.waitingCount === 40);
  isBusy(await person.get('/api/deals/'));
  isBusy(await anonymous(app).get('/ws/notifications/'));
  assert.equal((await anonymous(app).get('/healthz')).status, 200);
  for (const client of held) client.release();
  for (const { status } of await Promise.all(waiting)) assert.equal(status, 200);
  assert.equal((await person.get('/api/deals/')).status, 200);
});

test('an idle transaction is ended, and its rows are unlocked', async () => {
  const { db, pool } = openTestPool(direct.connection, { idle_in_transaction_session_timeout: 100 });
  const person = await signedIn((await openApp()).app);
  const [holdsRow, isRenamed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stuck = db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${person.user.id} for update`);
    holdsRow.resolve();
    await isRenamed.promise;
    await tx.execute(sql`select 1`);
  });
  const ended = assert.rejects(stuck);
  await Promise.race([holdsRow.promise, ended]);
  assert.equal((await rename(person, 'Free')).status, 200);
  isRenamed.resolve();
  await ended;
  await db.execute(sql`select 1`);
  await pool.end();
});

test('a deadlock: one transaction goes on, the other gets 503 with retry-after', async () => {
  const { app } = await openApp();
  const [one, other] = [await signedIn(app), await signedIn(app)];
  const lock = (tx: Transaction, { user }: Person) =>
    tx.execute(sql`select 1 from users where id = ${user.id} for update`);
  const holdsOther = Promise.withResolvers<void>();
  const goesOn = app.db.transaction(async (tx) => {
    // The session that has waited this long checks for a deadlock, and is the one cancelled.
    await tx.execute(sql`set local deadlock_timeout = '10min'`);
    await lock(tx, one);
    await holdsOther.promise;
    await lock(tx, other);
    return 'went on';
  });
  const told = app.db.transaction(async (tx) => {
    await tx.execute(sql`set local deadlock_timeout = '10ms'`);
    await lock(tx, other);
    holdsOther.resolve();
    await untilWaiting(direct.db, 1);
    await lock(tx, one);
  });
  await assert.rejects(told, isDatabaseBusy);
  assert.equal(await goesOn, 'went on');
});

test('requests are refused while the event loop really lags, and served again afterwards', {
  skip: inSuite<string | boolean>({
    test: 'it stalls for many seconds; under-pressure.test.ts moves the clock instead',
    long: false,
  }),
}, async () => {
  const { app } = await openApp({}, { maxEventLoopDelayMs: readConfig({}).maxEventLoopDelayMs });
  const person = await signedIn(app);
  const cell = new Int32Array(new SharedArrayBuffer(4));
  await until('calls are refused', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      Atomics.wait(cell, 0, 0, 1500);
      await new Promise(setImmediate);
    }
    const response = await person.get('/api/deals/');
    if (response.status === 503) isBusy(response);
    return response.status === 503;
  });
  await until('calls are served', async () => (await person.get('/api/deals/')).status === 200);
});

test('a body or header that is too large, or too deeply nested, is refused', async () => {
  const { app } = await openApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const person = await signedIn(app);
  const large = await person.post('/api/tags/', { name: 'x'.repeat(1_100_000) });
  assert.equal(large.status, 413);
  assert.deepEqual(Object.keys(large.body), ['detail', 'code']);
  for (const deep of [
    '['.repeat(200_000) + ']'.repeat(200_000),
    `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
  ])
    for (const url of ['/api/tags/', '/api/companies_for_profile/']) {
      const response = await person.call('POST', url, deep, { 'content-type': 'application/json' });
      assert.equal(response.status, 400, `${url} ${JSON.stringify(response.body).slice(0, 200)}`);
    }
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  const head = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  assert.match(head, /^HTTP\/1\.1 431 /);
  socket.destroy();
});
