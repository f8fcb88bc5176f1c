import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Actor, signedIn } from '../../testing/people/actor.ts';
import { openSocket } from '../../testing/people/socket-client.ts';
import { PASSWORD } from '../../testing/people/user.builder.ts';
import { listenInstances } from '../../testing/servers/listen-instances.ts';
import { until } from '../../testing/until.ts';
import { notify, notifyMany } from './notify.sql.ts';

const { apps, origin } = await listenInstances(2);
const [one, two] = apps as [FastifyInstance, FastifyInstance];
const sendNotification = (app: FastifyInstance, userId: number, title: string) =>
  app.db.transaction((tx) =>
    notify(tx, { userId, type: 'question_asked', link: '/user-deals', params: { project_title: title } }),
  );
const titles = (messages: { params: Record<string, unknown> }[]) =>
  messages.map(({ params }) => params.project_title).sort();

/** The proxy alternates, so that the two sockets are on different instances. */
const openPair = async (token: string | null) => [
  await openSocket(origin, token),
  await openSocket(origin, token),
];

/** Terminates the LISTEN connections, as a database restart does. */
const cutListeners = () =>
  one.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'handover events' and datname = current_database()`);
const bothListen = () =>
  until('both instances listen again', async () => {
    const { rows } = await one.db.execute(sql`select count(*)::int as listening from pg_stat_activity
      where application_name = 'handover events' and datname = current_database() and query <> ''`);
    return rows[0]?.listening === 2;
  });

test('every notification reaches all sockets of its user, on either instance, once each, and nobody else', async () => {
  const [person, other] = [await signedIn(one), await signedIn(two)];
  const sockets = [...(await openPair(person.token)), ...(await openPair(person.token))];
  const [stranger] = await openPair(other.token);
  for (const app of apps) assert.ok(app.sockets.has(person.user.id), 'a socket on each instance');
  const names = Array.from({ length: 20 }, (_, at) => `Event ${String(at).padStart(2, '0')}`);
  await Promise.all(names.map((name, at) => sendNotification(at % 2 ? one : two, person.user.id, name)));
  await sendNotification(one, other.user.id, 'Another matter');
  await stranger?.received(1);
  for (const socket of sockets) assert.deepEqual(titles(await socket.received(20)), names);
  const { body } = await person.get('/api/notifications/?page_size=100');
  assert.deepEqual(titles(body.results.results), names);
  // This last message would come after any duplicate or misdirected one.
  for (const userId of [person.user.id, other.user.id]) await sendNotification(two, userId, 'The end');
  for (const socket of sockets) assert.deepEqual(titles(await socket.received(21)), [...names, 'The end']);
  assert.deepEqual(titles((await stranger?.received(2)) ?? []), ['Another matter', 'The end']);
});

test('the settings decide whether it is sent to sockets; the list has all', async () => {
  const [person, other] = [await signedIn(one), await signedIn(one)];
  const { id } = (await person.get('/api/notification_settings/')).body.results[0];
  await person.patch(`/api/notification_settings/${id}/`, { channels: { questions: { socket: false } } });
  const [[socket], [otherSocket]] = [await openPair(person.token), await openPair(other.token)];
  const both = [person.user.id, other.user.id];
  await two.db.transaction(async (tx) => {
    await notifyMany(tx, both, { type: 'question_asked', link: '/' });
    await notifyMany(tx, both, { type: 'deal_paused', link: '/' });
  });
  await otherSocket?.received(2);
  const [told] = (await socket?.received(1)) ?? [];
  assert.equal(told?.type, 'deal_paused');
  assert.equal((await person.get('/api/notifications/')).body.results.unread_count, 2);
});

test('notifications committed while an instance is not listening are sent when it listens again, once per socket', async () => {
  const person = await signedIn(one);
  const sockets = await openPair(person.token);
  await sendNotification(one, person.user.id, 'Before');
  for (const socket of sockets) await socket.received(1);
  await cutListeners();
  await sendNotification(two, person.user.id, 'Meanwhile');
  for (const socket of sockets) await socket.received(2);
  await bothListen();
  for (const title of ['After', 'The end']) await sendNotification(one, person.user.id, title);
  for (const socket of sockets)
    assert.deepEqual(titles(await socket.received(4)), ['After', 'Before', 'Meanwhile', 'The end']);
});

test('a client that was offline catches up from the list, and receives the next notification', async () => {
  const person = await signedIn(one);
  const [away] = await openPair(person.token);
  away?.socket.terminate();
  await sendNotification(two, person.user.id, 'While away');
  const back = await openSocket(origin, person.token);
  const { results } = (await person.get('/api/notifications/')).body;
  assert.deepEqual([titles(results.results), results.unread_count], [['While away'], 1]);
  await sendNotification(one, person.user.id, 'Back again');
  // The one that was being sent while it connected may arrive too: its id is that of the list.
  await until('the next notification arrives', () => titles(back.messages).includes('Back again'));
  const news = back.messages.filter(({ id }) => id !== results.results[0].id);
  assert.deepEqual(titles(news), ['Back again']);
});

for (const [name, end] of [
  ['signing out', (person: Actor) => person.post('/api/logout/')],
  ['signing out everywhere', (person: Actor) => person.post('/api/logout_everywhere/')],
  [
    'a new password',
    (person: Actor & { user: { id: number } }) =>
      person.post(`/api/users/${person.user.id}/change_password/`, {
        old_password: PASSWORD,
        password1: 'Bakery-Voiron-38',
        password2: 'Bakery-Voiron-38',
      }),
  ],
  [
    'ending the session from another one',
    async (person: Actor & { user: { id: number } }) => {
      const elsewhere = await signedIn(two, person.user as never);
      const { results } = (await elsewhere.get('/api/sessions/')).body;
      const mine = results.find((session: { current: boolean }) => !session.current);
      return elsewhere.delete(`/api/sessions/${mine.id}/`);
    },
  ],
] as const) {
  test(`${name} closes the sockets on every instance with 4401`, async () => {
    const person = await signedIn(one);
    const bystander = await signedIn(one);
    const sockets = await openPair(person.token);
    const [other] = await openPair(bystander.token);
    const { status } = await end(person);
    assert.ok(status < 300, String(status));
    assert.deepEqual(await Promise.all(sockets.map((socket) => socket.closed)), [4401, 4401]);
    assert.equal(other?.socket.readyState, WebSocket.OPEN);
  });
}

test('sockets of a session that expires, or is revoked while no instance listens, are closed with 4401 too', async () => {
  const [late, gone] = [await signedIn(one), await signedIn(one)];
  const sockets = [...(await openPair(late.token)), ...(await openPair(gone.token))];
  const end = (column: string, userId: number) =>
    one.db.execute(sql`update sessions set ${sql.identifier(column)} = now() where user_id = ${userId}`);
  await end('expires_at', late.user.id);
  await end('revoked_at', gone.user.id);
  for (const app of apps) await app.closeEndedSessions();
  for (const socket of sockets) assert.equal(await socket.closed, 4401);

  const person = await signedIn(one);
  const pair = await openPair(person.token);
  await end('revoked_at', person.user.id);
  await cutListeners();
  for (const socket of pair) assert.equal(await socket.closed, 4401);
});

for (const token of ['null', '', 'nonsense', `${'x'.repeat(5000)}`]) {
  test(`the token ${token.slice(0, 10) || 'of no text'} is closed with 4401`, async () => {
    assert.equal(await (await openSocket(origin, token)).closed, 4401);
  });
}

test('a page of another origin is refused before the upgrade, even with a valid token', async () => {
  const person = await signedIn(one);
  const from = (page: string, headers: Record<string, string> = {}) =>
    openSocket(origin, person.token, { origin: page, headers }).then(
      () => 'open',
      (error: Error) => error.message,
    );
  assert.equal(await from('https://evil.test'), 'Unexpected server response: 403');
  assert.equal(await from('null'), 'Unexpected server response: 403');
  assert.equal(await from(origin), 'open');
  assert.equal(await from(one.config.publicUrl), 'open');
  assert.equal(await from('https://handover.test', { 'x-forwarded-host': 'handover.test' }), 'open');
});

test('a client that does not read is dropped at the buffer limit, the others receive everything', async () => {
  const person = await signedIn(one);
  const [slow, quick] = await openPair(person.token);
  slow?.socket.pause();
  const filler = 'x'.repeat(200_000);
  const held = () => apps.flatMap((app) => (app.sockets.has(person.user.id) ? [app] : [])).length;
  assert.equal(held(), 2);
  const before = process.memoryUsage().rss;
  let sent = 0;
  for (; held() === 2 && sent < 400; sent++) {
    await sendNotification(one, person.user.id, filler);
    await quick?.received(sent + 1);
  }
  assert.equal(held(), 1, 'one socket is left');
  assert.ok(process.memoryUsage().rss - before < 400e6);
  await sendNotification(two, person.user.id, 'Still here');
  const all = (await quick?.received(sent + 1)) ?? [];
  assert.equal(all.at(-1)?.params.project_title, 'Still here');
  slow?.socket.resume();
  assert.equal(await slow?.closed, 1006);
});

test('a restart closes only the sockets of its instance with 1012, also unresponsive ones', async ({
  mock,
}) => {
  const { apps: pair, origin: address } = await listenInstances(2);
  const person = await signedIn(pair[0] as FastifyInstance);
  const sockets = [await openSocket(address, person.token), await openSocket(address, person.token)];
  const silent = await openSocket(address, person.token);
  silent.socket.pause();
  // Only our own timeout passes: the library would wait half a minute for the close frame.
  mock.timers.enable({ apis: ['setTimeout'] });
  const closed = pair[0]?.close();
  assert.equal(await sockets[0]?.closed, 1012);
  mock.timers.tick(2000);
  await closed;
  mock.timers.reset();
  assert.equal(sockets[1]?.socket.readyState, WebSocket.OPEN);
  await sendNotification(pair[1] as FastifyInstance, person.user.id, 'Business goes on');
  await sockets[1]?.received(1);
  silent.socket.terminate();
});
