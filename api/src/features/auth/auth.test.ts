import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { buildUser, PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp({ refreshGraceSeconds: 10 });
const nobody = anonymous(app);
const signIn = (email: string, password = PASSWORD) =>
  nobody.post('/api/get_token/', { email, password, remember_me: true });
const refresh = (token: string) => nobody.post('/api/refresh_token/', { refresh: token });

test('signs in by e-mail in any case, with and without the trailing slash', async () => {
  const { email } = await buildUser(app);
  const response = await signIn(email.toUpperCase());
  assert.equal(response.status, 200);
  assert.deepEqual(Object.keys(response.body), ['access', 'refresh']);
  assert.equal((await nobody.post('/api/get_token', { email, password: PASSWORD })).status, 200);
});

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await buildUser(app);
  const wrong = await signIn(email, 'Wrong1234');
  const unknown = await signIn('nobody@example.test', 'Wrong1234');
  assert.equal(wrong.status, 401);
  assert.deepEqual(unknown.body, wrong.body);
});

test('after five failures the sixth attempt is refused, with the time to wait', async () => {
  const { email } = await buildUser(app);
  for (let i = 0; i < 5; i += 1) assert.equal((await signIn(email, 'Wrong1234')).status, 401);
  const response = await signIn(email);
  assert.equal(response.status, 429);
  assert.match(response.body.detail, /15 minutes/);
  assert.equal(response.body.code, 'auth.too_many_failures');
  assert.deepEqual(response.body.params, { minutes: 15 });
  assert.ok(Number(response.headers['retry-after']) > 800);
});

test('of twenty wrong passwords at once five are compared, and the right one then waits, too', async () => {
  const { email } = await buildUser(app);
  const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => signIn(email, `Wrong123${i}`)));
  assert.equal(responses.filter(({ status }) => status === 401).length, 5);
  assert.equal(responses.filter(({ status }) => status === 429).length, 15);
  assert.equal((await signIn(email)).status, 429);
});

test('twenty wrong passwords at once for an address that has no account are counted alike', async () => {
  const email = 'nobody.at.all@example.test';
  const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'Wrong1234')));
  assert.equal(responses.filter(({ status }) => status === 401).length, 5);
});

test('a refresh token rotates; ten concurrent uses get the same successor', async () => {
  const { email } = await buildUser(app);
  const { body: tokens } = await signIn(email);
  const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(tokens.refresh)));
  assert.ok(responses.every(({ status }) => status === 200));
  const successors = new Set(responses.map(({ body }) => body.refresh));
  assert.equal(successors.size, 1);
  assert.ok(!successors.has(tokens.refresh));
});

test('a late retry, whose successor has been used, gets the newest token', async () => {
  const { email } = await buildUser(app);
  const { body: first } = await signIn(email);
  const { body: second } = await refresh(first.refresh);
  const { body: third } = await refresh(second.refresh);
  assert.equal((await refresh(first.refresh)).body.refresh, third.refresh);
});

test('reuse after the grace period ends the session', async () => {
  const { email } = await buildUser(app);
  const { body: first } = await signIn(email);
  const { body: second } = await refresh(first.refresh);
  await app.db.execute(`update refresh_tokens set rotated_at = rotated_at - interval '11 seconds'`);
  assert.equal((await refresh(first.refresh)).status, 401);
  assert.equal((await refresh(second.refresh)).status, 401);
  const { status } = await nobody.call('GET', '/api/users/current_user/', undefined, {
    authorization: `Bearer ${second.access}`,
  });
  assert.equal(status, 401);
});

test('logout ends the access token at once', async () => {
  const person = await signedIn(app);
  assert.equal((await person.post('/api/logout/')).status, 200);
  assert.equal((await person.get('/api/users/current_user/')).status, 401);
});

test('forged, unsigned and foreign tokens are 401; the token "null" is anonymous', async () => {
  for (const token of ['x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', `${(await signedIn(app)).token}x`]) {
    const response = await nobody.call('GET', '/api/sectors/', undefined, {
      authorization: `Bearer ${token}`,
    });
    assert.equal(response.status, 401);
  }
  assert.equal((await nobody.get('/api/sectors/')).status, 200);
});
