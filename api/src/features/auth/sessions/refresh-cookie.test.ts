import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, type TestResponse } from '../../../../testing/people/actor.ts';
import { buildUser, PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { openSession } from '../index.ts';

const app = await buildTestApp({ sessionCookies: 'http-only', publicUrl: 'https://market.example' });
const nobody = anonymous(app);

const cookieOf = ({ headers }: TestResponse) => {
  const [cookie] = [headers['set-cookie'] ?? []].flat();
  const [pair = '', ...attributes] = String(cookie ?? '').split('; ');
  return { sent: pair, value: pair.slice('refresh_token='.length), attributes };
};
async function signIn(rememberMe = false) {
  const { id: userId, email } = await buildUser(app);
  const response = await nobody.post('/api/get_token/', {
    email,
    password: PASSWORD,
    remember_me: rememberMe,
  });
  return { response, userId, mark: response.body.refresh, ...cookieOf(response) };
}
const renew = (refresh: string, cookie = '', remember = '') =>
  nobody.call('POST', '/api/refresh_token/', { refresh }, { cookie: [cookie, remember].join('; ') });
const asked = (access: string, method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  nobody.call(method, url, body, { authorization: `Bearer ${access}` });

const SAFE = ['Path=/api/refresh_token', 'HttpOnly', 'Secure', 'SameSite=Strict'];

test('the refresh token is in a cookie that scripts do not read, and nowhere else', async () => {
  const { response, value, attributes, mark } = await signIn();
  assert.deepEqual(attributes, SAFE);
  assert.equal(value.length, 43);
  assert.match(mark, /^http-only\.[\w-]{43}$/);
  assert.doesNotMatch(response.raw.toString(), new RegExp(value));
  assert.ok((await signIn(true)).attributes.includes('Max-Age=31536000'));
});

test('the cookie with the mark of its session renews the tokens; it stays as long as the client’s own do', async () => {
  const { sent, mark } = await signIn();
  const renewed = await renew(mark, sent);
  assert.equal(renewed.status, 200);
  assert.equal(renewed.body.refresh, mark);
  assert.equal((await asked(renewed.body.access, 'GET', '/api/users/current_user/')).status, 200);
  assert.deepEqual(cookieOf(renewed).attributes, SAFE);
  assert.notEqual(cookieOf(renewed).sent, sent);
  // The next one, of a page that was left before it could read the answer.
  const again = await renew(mark, cookieOf(renewed).sent, 'remember=1');
  assert.equal(again.status, 200);
  assert.ok(cookieOf(again).attributes.includes('Max-Age=31536000'));
});

test('a forged request renews nothing, and ends nothing', async () => {
  const [own, other] = [await signIn(), await signIn()];
  for (const [mark, cookie] of [
    ['x', own.sent],
    [own.mark, ''],
    [other.mark, own.sent],
    [`${own.mark}x`, own.sent],
  ] as const)
    assert.equal((await renew(mark, cookie)).status, 401, mark);
  assert.equal((await renew(own.mark, own.sent)).status, 200);
});

test('a token from before the setting is taken, and goes into the cookie', async () => {
  const { id } = await buildUser(app);
  const request = { ip: '127.0.0.1', headers: {} };
  const { refresh } = await app.db.transaction((tx) =>
    openSession(app, tx, { userId: id, request, rememberMe: true, confirmed: 'password' }),
  );
  const moved = await renew(refresh);
  assert.equal(moved.status, 200);
  assert.equal((await renew(moved.body.refresh, cookieOf(moved).sent)).status, 200);
});

test('whatever gives tokens sets the cookie: a sign-up, a new password', async () => {
  const signedUp = await nobody.post('/api/users/sign_up/', {
    email: 'new@example.test',
    password1: PASSWORD,
    password2: PASSWORD,
    first_name: 'Anne',
    last_name: 'Martin',
  });
  assert.equal(signedUp.status, 201);
  assert.deepEqual(cookieOf(signedUp).attributes, SAFE);
  const changed = await asked(
    signedUp.body.access,
    'POST',
    `/api/users/${signedUp.body.user.id}/change_password/`,
    {
      old_password: PASSWORD,
      password1: `${PASSWORD}-new`,
      password2: `${PASSWORD}-new`,
    },
  );
  assert.equal(changed.status, 200);
  assert.equal((await renew(changed.body.refresh, cookieOf(changed).sent)).status, 200);
});

test('the cookie goes with the session', async () => {
  for (const url of ['/api/logout/', '/api/logout_everywhere/']) {
    const { response, sent, mark } = await signIn();
    const ended = await asked(response.body.access, 'POST', url);
    assert.deepEqual([ended.status, cookieOf(ended).value], [200, '']);
    const late = await renew(mark, sent);
    assert.deepEqual([late.status, cookieOf(late).value], [401, '']);
  }
  const { response, userId } = await signIn();
  const closed = await asked(response.body.access, 'DELETE', `/api/users/${userId}/`, { password: PASSWORD });
  assert.ok(closed.status < 300);
  assert.equal(cookieOf(closed).value, '');
});
