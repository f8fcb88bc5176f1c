import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import WebSocket from 'ws';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { buildUser, PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { until } from '../../../../testing/until.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const CHROME_NEXT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';
const as = (access: string) => {
  const headers = { authorization: `Bearer ${access}` };
  return {
    get: (url: string) => nobody.call('GET', url, undefined, headers),
    post: (url: string, body: unknown = {}) => nobody.call('POST', url, body, headers),
    delete: (url: string) => nobody.call('DELETE', url, undefined, headers),
  };
};
async function signIn(email: string, agent = CHROME, password = PASSWORD) {
  const body = { email, password, remember_me: true };
  const response = await nobody.call('POST', '/api/get_token/', body, { 'user-agent': agent });
  assert.equal(response.status, 200);
  return { ...response.body, ...as(response.body.access) };
}
async function openSocket(userId: number, access: string) {
  const socket = new WebSocket(`${origin}/ws/notifications/?token=${access}`);
  await once(socket, 'open');
  await until('the socket is registered', () => app.sockets.has(userId));
  return { closed: once(socket, 'close') };
}

test('the list has device, address and times, marks the current session, and leaves out ended ones', async () => {
  const { email } = await buildUser(app);
  const [first, second] = [await signIn(email), await signIn(email, IPHONE)];
  const { body } = await second.get('/api/sessions/');
  assert.equal(body.count, 2);
  assert.deepEqual(
    body.results.map(({ browser, platform, ip, current }: Record<string, unknown>) => ({
      browser,
      platform,
      ip,
      current,
    })),
    [
      { browser: 'Safari', platform: 'iOS', ip: '127.0.0.1', current: true },
      { browser: 'Chrome', platform: 'Windows', ip: '127.0.0.1', current: false },
    ],
  );
  await first.post('/api/logout/');
  assert.equal((await second.get('/api/sessions/')).body.count, 1);
});

test('a refresh updates the time of the last use', async () => {
  const { email, id } = await buildUser(app);
  const tokens = await signIn(email);
  await app.db.execute(
    sql`update sessions set last_used_at = now() - interval '1 day' where user_id = ${id}`,
  );
  const used = async () => Date.parse((await tokens.get('/api/sessions/')).body.results[0].last_used_at);
  const before = await used();
  await nobody.post('/api/refresh_token/', { refresh: tokens.refresh });
  assert.ok((await used()) > before);
});

for (const [remembered, life, idle] of [
  [true, '365 days', '60 days'],
  [false, '12 hours', '2 hours'],
] as const)
  for (const [how, column, after] of [
    ['in all', 'expires_at', life],
    ['unused', 'last_used_at', idle],
  ] as const)
    test(`${remembered ? 'with' : 'without'} remember-me a session ends after ${after} ${how}`, async () => {
      const { email, id } = await buildUser(app);
      const body = { email, password: PASSWORD, remember_me: remembered };
      const { access, refresh } = (await nobody.post('/api/get_token/', body)).body;
      const renew = () => nobody.post('/api/refresh_token/', { refresh });
      // Time passes in seconds: a day in which clocks change does not have 24 hours.
      const pass = (time: string) =>
        app.db.execute(
          sql`update sessions set ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(secs => extract(epoch from ${time}::interval)) where user_id = ${id}`,
        );
      await pass(after);
      await app.db.execute(
        sql`update sessions set ${sql.identifier(column)} = ${sql.identifier(column)} + interval '1 minute' where user_id = ${id}`,
      );
      assert.equal((await as(access).get('/api/users/current_user/')).status, 200);
      await pass('1 minute');
      assert.equal((await as(access).get('/api/users/current_user/')).status, 401);
      assert.equal((await renew()).status, 401);
    });

test("ending a session leaves the others; another user's or an unknown one is 404", async () => {
  const { email } = await buildUser(app);
  const stranger = await signedIn(app);
  const [here, there] = [await signIn(email), await signIn(email, IPHONE)];
  const { results } = (await there.get('/api/sessions/')).body;
  const url = `/api/sessions/${results.find(({ current }: { current: boolean }) => current).id}/`;
  assert.equal((await stranger.delete(url)).status, 404);
  assert.equal((await here.delete(url)).status, 204);
  assert.equal((await there.get('/api/sessions/')).status, 401);
  assert.equal((await nobody.post('/api/refresh_token/', { refresh: there.refresh })).status, 401);
  assert.equal((await here.delete(url)).status, 404);
  assert.equal((await here.delete('/api/sessions/7/')).status, 404);
});

test('logout_everywhere ends every session and closes their sockets', async () => {
  const { email, id } = await buildUser(app);
  const [here, there] = [await signIn(email), await signIn(email, IPHONE)];
  const { closed } = await openSocket(id, there.access);
  assert.equal((await here.post('/api/logout_everywhere/')).status, 200);
  for (const { get } of [here, there]) assert.equal((await get('/api/users/current_user/')).status, 401);
  assert.equal((await closed)[0], 4401);
});

test('a new device is notified once; the first sign-in and a newer browser version are not', async () => {
  const { email } = await buildUser(app);
  const notices = async (tokens: Awaited<ReturnType<typeof signIn>>) =>
    (await tokens.get('/api/notifications/')).body.results.results.filter(
      ({ type }: { type: string }) => type === 'new_device',
    );
  assert.equal((await notices(await signIn(email))).length, 0);
  assert.equal((await notices(await signIn(email, CHROME_NEXT))).length, 0);
  const [notice] = await notices(await signIn(email, IPHONE));
  assert.deepEqual(notice.params, { browser: 'Safari', platform: 'iOS' });
  assert.equal((await notices(await signIn(email, IPHONE))).length, 1);
});

test('a password change ends every other session, closes its socket and is notified', async () => {
  const { email, id } = await buildUser(app);
  const [here, there] = [await signIn(email), await signIn(email)];
  const { closed } = await openSocket(id, there.access);
  const response = await here.post(`/api/users/${id}/change_password/`, {
    old_password: PASSWORD,
    password1: 'Renewed4821',
    password2: 'Renewed4821',
  });
  assert.equal(response.status, 200);
  assert.equal((await closed)[0], 4401);
  assert.equal((await there.get('/api/users/current_user/')).status, 401);
  const again = as(response.body.access);
  const { results } = (await again.get('/api/notifications/')).body;
  assert.ok(results.results.some(({ type }: { type: string }) => type === 'password_changed'));
  assert.equal((await again.get('/api/sessions/')).body.count, 1);
});

test('a sign-in with the old password during the change leaves no session', async () => {
  for (let round = 0; round < inSuite({ test: 3, long: 10 }); round += 1) {
    const { email, id } = await buildUser(app);
    const here = await signIn(email);
    const [changed, opened] = await Promise.all([
      here.post(`/api/users/${id}/change_password/`, {
        old_password: PASSWORD,
        password1: 'Renewed4821',
        password2: 'Renewed4821',
      }),
      nobody.post('/api/get_token/', { email, password: PASSWORD, remember_me: true }),
    ]);
    assert.equal(changed.status, 200);
    assert.match(String(opened.status), /200|401/);
    const { status } = await as(opened.body.access ?? 'none').get('/api/users/current_user/');
    assert.equal(status, 401, `round ${round}`);
    assert.equal((await as(changed.body.access).get('/api/sessions/')).body.count, 1);
  }
});

test('a session ends after its maximum lifetime, however often it was refreshed', async () => {
  const { email, id } = await buildUser(app);
  const tokens = await signIn(email);
  const { body } = await nobody.post('/api/refresh_token/', { refresh: tokens.refresh });
  await app.db.execute(
    sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`,
  );
  assert.equal((await nobody.post('/api/refresh_token/', { refresh: body.refresh })).status, 401);
  assert.equal((await as(body.access).get('/api/users/current_user/')).status, 401);
});
