import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../testing/database/test-database.ts';
import { signedIn } from '../../testing/people/actor.ts';
import { PersistentSocket } from '../../testing/people/persistent-socket.ts';
import { openSocket } from '../../testing/people/socket-client.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { until } from '../../testing/until.ts';
import { notify, notifyMany } from './notify.sql.ts';

const SOCKETS = inSuite({ test: 200, long: 2000 });
const PEOPLE = SOCKETS / 10;
const ROUNDS = inSuite({ test: 30, long: 60 });
/** The share of the sockets that are cut in each round. */
const CUT = 0.1;

const database = await createTestDatabase();
const app = await buildTestApp({}, { database });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const send = (userId: number, title: string) =>
  app.db.transaction((tx) =>
    notify(tx, { userId, type: 'question_asked', link: '/', params: { project_title: title } }),
  );
const titlesOf = (messages: { params: Record<string, unknown> }[]) =>
  messages.map(({ params }) => params.project_title);

test('sockets that are cut at random while notifications are written end with each of them once, in order', async () => {
  const people: Awaited<ReturnType<typeof signedIn>>[] = [];
  for (let made = 0; made < PEOPLE; made++) people.push(await signedIn(app));
  const ids = people.map(({ user }) => user.id);
  const sockets = Array.from(
    { length: SOCKETS },
    (_, at) => new PersistentSocket(origin, people[at % PEOPLE] as (typeof people)[number]),
  );
  for (const socket of sockets) await socket.untilReady();
  const titles = Array.from({ length: ROUNDS }, (_, at) => `Event ${at}`);
  for (const title of titles) {
    const notice = { type: 'question_asked', link: '/', params: { project_title: title } } as const;
    for (const socket of sockets) if (Math.random() < CUT) socket.cut();
    await app.db.transaction((tx) => notifyMany(tx, ids, notice));
    for (const socket of sockets) if (Math.random() < CUT) socket.cut();
  }
  for (const socket of sockets) {
    await until('all have come', () => socket.titles.length >= titles.length);
    assert.deepEqual(socket.titles, titles);
    socket.close();
  }
});

test('what was missed comes first, oldest first, however much it is; what is announced meanwhile comes after it, once', async () => {
  const person = await signedIn(app);
  const first = await openSocket(origin, person.token, { since: '' });
  const { cursor, unread_count } = await first.ready;
  assert.equal(unread_count, 0);
  first.socket.terminate();
  const titles = Array.from({ length: 90 }, (_, at) => `Event ${at}`);
  for (const title of titles) await send(person.user.id, title);

  // The new socket can't read what it has missed before this ends.
  const locked = Promise.withResolvers<void>();
  const blocked = Promise.withResolvers<void>();
  const slow = app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table opportunities in access exclusive mode`);
    locked.resolve();
    await blocked.promise;
  });
  await locked.promise;
  const again = await openSocket(origin, person.token, { since: String(cursor) });
  await until('it is registered', () => app.sockets.has(person.user.id));
  await send(person.user.id, 'Meanwhile');
  assert.deepEqual(again.messages, []);
  blocked.resolve();
  await slow;
  const ready = await again.ready;
  assert.ok(ready.cursor >= cursor);
  await send(person.user.id, 'After');
  assert.deepEqual(titlesOf(await again.received(92)), [...titles, 'Meanwhile', 'After']);
});

test('one that is committed after a later one, while its reader is away, is not lost', async () => {
  const person = await signedIn(app);
  const early = await openSocket(origin, person.token, { since: '' });
  await early.ready;
  const written = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const long = app.db.transaction(async (tx) => {
    await notify(tx, {
      userId: person.user.id,
      type: 'deal_paused',
      link: '/',
      params: { project_title: 'Early' },
    });
    written.resolve();
    await end.promise;
  });
  await written.promise;
  await send(person.user.id, 'Late');
  const [late] = await early.received(1);
  early.socket.terminate();
  await until('nobody is there', () => !app.sockets.has(person.user.id));
  end.resolve();
  await long;
  const again = await openSocket(origin, person.token, { since: String(late?.cursor) });
  await again.ready;
  assert.ok(titlesOf(again.messages).includes('Early'), JSON.stringify(titlesOf(again.messages)));
});

test('of what was missed, neither what is read nor what is muted is sent; without a cursor, or with nonsense, nothing is', async () => {
  const person = await signedIn(app);
  const first = await openSocket(origin, person.token, { since: '' });
  const { cursor } = await first.ready;
  first.socket.terminate();
  await send(person.user.id, 'Read');
  await person.post('/api/notifications/read_all_my_notifications/');
  await send(person.user.id, 'Muted');
  const { id } = (await person.get('/api/notification_settings/')).body.results[0];
  await person.patch(`/api/notification_settings/${id}/`, { channels: { questions: { socket: false } } });
  await app.db.transaction((tx) => notify(tx, { userId: person.user.id, type: 'deal_paused', link: '/' }));
  const missedSince = async (since: string) => {
    const socket = await openSocket(origin, person.token, { since });
    const ready = await socket.ready;
    return [socket.messages.map(({ type }) => type), ready.unread_count];
  };
  assert.deepEqual(await missedSince(String(cursor)), [['deal_paused'], 2]);
  for (const since of ['', '-1', 'nonsense', '1e9', '9'.repeat(30)])
    assert.deepEqual(await missedSince(since), [[], 2], since);
});

test('where the database fails, the socket is closed with 1013, and its client tries again', async () => {
  const person = await signedIn(app);
  const { cursor } = await (await openSocket(origin, person.token, { since: '' })).ready;
  await send(person.user.id, 'Missed');
  const locked = Promise.withResolvers<void>();
  const blocked = Promise.withResolvers<void>();
  const slow = app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table opportunities in access exclusive mode`);
    locked.resolve();
    await blocked.promise;
  });
  await locked.promise;
  const socket = await openSocket(origin, person.token, { since: String(cursor) });
  const cut = async () => {
    const { rows } = await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  await until('the read of what was missed has waited, and is ended', cut);
  assert.equal(await socket.closed, 1013);
  blocked.resolve();
  await slow;
  const again = await openSocket(origin, person.token, { since: String(cursor) });
  await again.ready;
  assert.deepEqual(titlesOf(again.messages), ['Missed']);
});
