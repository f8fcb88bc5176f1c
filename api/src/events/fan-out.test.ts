import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../testing/database/test-database.ts';
import { signedIn } from '../../testing/people/actor.ts';
import { openSocket, type SocketClient } from '../../testing/people/socket-client.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { until } from '../../testing/until.ts';
import { notify, notifyMany } from './notify.sql.ts';

const PEOPLE = 20;
const SOCKETS_EACH = inSuite({ test: 15, long: 100 });
const TO_ALL = inSuite({ test: 150, long: 500 });

const database = await createTestDatabase();
const app = await buildTestApp({}, { database });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const metric = async (name: string) => {
  const { body } = await app.inject('/metrics');
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
};

test('no notification is lost or sent twice: thousands at once, while requests use up the pool and the database fails and waits', async (t) => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signedIn(app)));
  const ids = people.map(({ user }) => user.id);
  const sockets: SocketClient[] = [];
  for (let round = 0; round < SOCKETS_EACH; round++)
    sockets.push(...(await Promise.all(people.map(({ token }) => openSocket(origin, token)))));
  await until('all sockets are registered', () => ids.every((id) => app.sockets.has(id)));

  // Every connection for requests is in use until the end.
  const holders = Array.from({ length: database.pool.options.max - 2 }, () => database.pool.connect());
  const held = await Promise.all(holders);
  const release = () => {
    for (const client of held.splice(0)) client.release();
  };
  // The pool ends once all are back, also after a failure.
  t.after(release);
  const locked = Promise.withResolvers<void>();
  const blocked = Promise.withResolvers<void>();
  // Reading the names of actors waits for this lock; writing notifications does not.
  const slow = app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table opportunities in access exclusive mode`);
    locked.resolve();
    await blocked.promise;
  });
  await locked.promise;
  for (let at = 0; at < TO_ALL; at++)
    await app.db.transaction((tx) =>
      notifyMany(tx, ids, { type: 'question_asked', link: '/', params: { project_title: `Event ${at}` } }),
    );
  const last = await database.pool.connect();
  held.push(last);
  const cut = () =>
    last.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  const waits = async () => {
    const { rows } = await last.query(`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0].waiting > 0;
  };
  assert.equal(database.pool.idleCount, 0, 'nothing is left for others');
  for (let times = 0; times < 3; times++) {
    await until('the read of what was announced waits', waits);
    await cut();
  }
  await until('it is tried again', waits);
  assert.ok((await metric('handover_announcements_waiting')) >= TO_ALL * PEOPLE - 500);
  assert.deepEqual([...new Set(sockets.map(({ messages }) => messages.length))], [0]);
  blocked.resolve();
  const wanted = Array.from({ length: TO_ALL }, (_, at) => `Event ${at}`);
  for (const socket of sockets) await socket.received(TO_ALL);
  release();
  await slow;

  // This last one would come after any duplicate.
  await app.db.transaction((tx) => notifyMany(tx, ids, { type: 'deal_paused', link: '/' }));
  for (const socket of sockets) {
    const messages = await socket.received(TO_ALL + 1);
    assert.deepEqual(
      messages.slice(0, -1).map(({ params }) => params.project_title),
      wanted,
    );
    assert.equal(messages.length, TO_ALL + 1);
    socket.socket.terminate();
  }
  assert.equal(await metric('handover_announcements_waiting'), 0);
  assert.equal(await metric('handover_notification_lag_seconds_count'), (TO_ALL + 1) * PEOPLE);
});

test('a notification whose transaction began long before the listening was lost, and ends meanwhile, is sent', async () => {
  const person = await signedIn(app);
  const socket = await openSocket(origin, person.token);
  await until('it is registered', () => app.sockets.has(person.user.id));
  const tell = (title: string) => ({
    userId: person.user.id,
    type: 'question_asked' as const,
    link: '/',
    params: { project_title: title },
  });
  await app.db.transaction(async (tx) => {
    await notify(tx, tell('Begun early'));
    // Its time is that of the beginning of its transaction.
    await tx.execute(
      sql`update notifications set created_at = now() - interval '1 hour' where user_id = ${person.user.id}`,
    );
    await app.db.transaction((other) => notify(other, tell('Before')));
    await socket.received(1);
    await app.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'handover events' and datname = current_database()`);
  });
  await socket.received(2);
  await app.db.transaction((tx) => notify(tx, tell('After')));
  const titles = (await socket.received(3)).map(({ params }) => params.project_title);
  assert.deepEqual(titles, ['Before', 'Begun early', 'After']);
  assert.equal(socket.messages.length, 3);
});
