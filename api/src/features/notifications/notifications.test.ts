import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import WebSocket from 'ws';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { notify } from '../../events/notify.sql.ts';

const app = await buildTestApp();
const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
const open = (token: string | null) => new WebSocket(`${origin}/ws/notifications/?token=${token}`);
const sendNotification = (userId: number, title: string) =>
  app.db.transaction((tx) =>
    notify(tx, { userId, type: 'access_requested', link: '/user-deals', params: { title } }),
  );

test('a notification reaches the socket when its cause is committed, and is in the list', async () => {
  const person = await signedIn(app);
  const socket = open(person.token);
  await once(socket, 'open');
  await until('the socket is registered', () => app.sockets.has(person.user.id));
  const arrived = once(socket, 'message');
  const undone = app.db.transaction(async (tx) => {
    await notify(tx, { userId: person.user.id, type: 'deal_paused', link: '/' });
    throw new Error('undone');
  });
  await assert.rejects(undone);
  await sendNotification(person.user.id, 'Organic biscuit maker');
  const [message] = await arrived;
  const pushed = JSON.parse(String(message));
  assert.equal(pushed.params.title, 'Organic biscuit maker');
  const { body } = await person.get('/api/notifications/?page=1&page_size=1');
  const { unread_count, cursor, ...listed } = pushed;
  assert.equal(unread_count, 1);
  assert.ok(cursor > 0);
  assert.deepEqual(body.results, { results: [listed], unread_count: 1 });
  const closed = once(socket, 'close');
  await person.post('/api/logout/');
  assert.equal((await closed)[0], 4401);
});

test('a bad token is closed with 4401', async () => {
  const [code] = await once(open('nonsense'), 'close');
  assert.equal(code, 4401);
});

test('notifications are marked as read and deleted, never those of another user', async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  for (const title of ['a', 'b', 'c']) await sendNotification(one.user.id, title);
  const list = async () => (await one.get('/api/notifications/')).body;
  const [newest] = (await list()).results.results;
  await other.post('/api/notifications/read_list_of_my_notifications/', { list_of_ids: [newest.id] });
  assert.equal((await list()).results.unread_count, 3);
  await one.post('/api/notifications/read_list_of_my_notifications/', { list_of_ids: [newest.id] });
  assert.equal((await list()).results.unread_count, 2);
  await one.post('/api/notifications/read_all_my_notifications/');
  assert.equal((await list()).results.unread_count, 0);
  assert.equal((await other.delete(`/api/notifications/${newest.id}/`)).status, 404);
  assert.equal((await one.delete(`/api/notifications/${newest.id}/`)).status, 204);
  assert.equal((await list()).count, 2);
  assert.equal((await one.get('/api/notifications/?ordering=password')).status, 400);
});
