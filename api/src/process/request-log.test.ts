import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { beforeEach, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import WebSocket from 'ws';
import { Actor, anonymous, signedIn } from '../../testing/people/actor.ts';
import { buildUser, PASSWORD } from '../../testing/people/user.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { signInAt } from '../../testing/social/browser.ts';

let lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trimEnd().split('\n'));
    done();
  },
});
const app = await buildTestApp({ logLevel: 'trace' }, { logTo });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const nobody = anonymous(app);
beforeEach(() => {
  lines = [];
});

const parsed = () => lines.map((line) => JSON.parse(line));
const lineOf = (url: string) => parsed().find((line) => line.url === url);
function assertNotLogged(...secrets: string[]) {
  const text = lines.join('\n');
  assert.ok(lines.length > 0);
  for (const secret of secrets) assert.ok(!text.includes(secret), `"${secret}" is in the log:\n${text}`);
}

test('a sign-in logs one line per request, with viewer and duration, without credentials', async () => {
  const { email, id } = await buildUser(app);
  const signIn = (password: string) => nobody.post('/api/get_token/', { email, password, remember_me: true });
  assert.equal((await signIn('Wrong-Secret-1')).status, 401);
  const { body: tokens } = await signIn(PASSWORD);
  const { body: next } = await nobody.post('/api/refresh_token/', { refresh: tokens.refresh });
  const person = new Actor(app, next.access);
  const { headers } = await person.get('/api/users/current_user/');
  await person.post(`/api/users/${id}/change_password/`, {
    old_password: PASSWORD,
    password1: 'Quite-New-4711',
    password2: 'Quite-New-4711',
  });
  assertNotLogged(email, PASSWORD, 'Wrong-Secret-1', 'Quite-New-4711');
  assertNotLogged(tokens.access, tokens.refresh, next.access, next.refresh);
  const line = lineOf('/api/users/current_user/');
  assert.equal(line.reqId, headers['x-request-id']);
  assert.deepEqual(
    [line.method, line.route, line.viewer, line.status, line.msg, line.level],
    ['GET', '/api/users/current_user/', id, 200, 'answered', 30],
  );
  assert.equal(typeof line.ms, 'number');
  const [refused] = parsed().filter(({ route }) => route === '/api/get_token/');
  assert.deepEqual([refused.status, refused.viewer, refused.msg, refused.level], [401, null, 'denied', 30]);
});

test('the address of a calendar, whose path is its key, is not logged', async () => {
  const { address } = (await (await signedIn(app)).post(paths.calendarAddress)).body;
  const { pathname } = new URL(address);
  lines = [];
  assert.equal((await nobody.get(pathname)).status, 200);
  assert.equal((await nobody.get(`${pathname}x`)).status, 404);
  assertNotLogged(pathname.slice(paths.calendar('').length));
  assert.equal(parsed().filter(({ route }) => route === paths.calendar(':name')).length, 2);
});

test('codes, tokens and search texts in a URL are not logged', async () => {
  await nobody.get('/api/opportunities/?project_title=Confidential+Works');
  await nobody.get('/login?code=AQTsocialcode&state=xyzstate');
  await nobody.get('/api/nowhere/?access_token=ya29.googletoken');
  assertNotLogged('Confidential', 'AQTsocialcode', 'xyzstate', 'ya29');
  assert.equal(lineOf('/login?…').msg, 'denied');
});

test("a socket's token is not logged, whatever its path", async () => {
  const person = await signedIn(app);
  for (const path of ['/ws/notifications/', '/ws/elsewhere/', '/api/deals/']) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}?token=${person.token}`);
    socket.on('error', () => undefined);
    await once(socket, 'open').catch(() => undefined);
    socket.close();
    if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
  }
  await nobody.get('/api/regions/');
  assertNotLogged(String(person.token));
});

test('a failing query is logged with its stack, without its parameters', async () => {
  const person = await signedIn(app);
  const { email } = person.user;
  await app.db.execute(sql`alter table users rename column password_hash to gone`);
  const response = await nobody.post('/api/get_token/', { email, password: 'Some-Secret-1' });
  await app.db.execute(sql`alter table users rename column gone to password_hash`);
  assert.equal(response.status, 500);
  assert.doesNotMatch(JSON.stringify(response.body), /password_hash|select|\.ts/);
  const error = parsed().find(({ level }) => level === 50);
  assert.equal(error.reqId, response.headers['x-request-id']);
  // What the person is told, and may write to us.
  const { reference } = response.body.params;
  assert.ok(response.body.detail.includes(reference));
  assert.ok(error.reqId.startsWith(reference) && reference.length >= 8);
  assert.equal(error.route, '/api/get_token/');
  assert.match(error.err.stack, /\.ts:\d+/);
  assert.match(error.err.message, /password_hash/);
  assertNotLogged(email, 'Some-Secret-1');
});

test('values that PostgreSQL quotes in errors are not logged', async () => {
  await buildUser(app, { email: 'once@quoted.test' });
  for (const broken of [
    app.db.execute(sql`select ${'secret-number'}::int`),
    app.db.execute(sql`insert into users (email) values (${'once@quoted.test'})`),
  ])
    await broken.catch((err) => app.log.error({ err }, 'broken'));
  assert.equal(lines.length, 2);
  assertNotLogged('secret-number', 'quoted.test');
});

test('user input can not forge a log line', async () => {
  const forged = '\r\n{"level":50,"msg":"forged"}';
  await nobody.get(`/api/${encodeURIComponent(forged)}/`);
  await nobody.call('GET', '/api/deals/', undefined, { 'user-agent': forged.trim() });
  app.log.info({ name: forged }, forged);
  assert.ok(parsed().every(({ msg, level }) => msg !== 'forged' && level < 50));
});

test("a trusted proxy's request id is kept where it is well-formed, else a new one is made", async () => {
  const ask = async (id: string, remoteAddress = '127.0.0.1') => {
    const headers = { 'x-request-id': id };
    const response = await app.inject({ url: '/api/deals/', headers, remoteAddress });
    return response.headers['x-request-id'];
  };
  assert.equal(await ask('edge-4711.a:b'), 'edge-4711.a:b');
  assert.equal(lineOf('/api/deals/').reqId, 'edge-4711.a:b');
  const own = /^[0-9a-f-]{36}$/;
  for (const id of ['short', 'x'.repeat(65), 'a b c d e f g h', 'né-à-Grenoble', '<script>alert</script>'])
    assert.match(String(await ask(id)), own);
  assert.match(String(await ask('edge-4711.a:b', '203.0.113.9')), own);
});

test('X-Forwarded-For is trusted only from a trusted proxy', async () => {
  const ask = async (remoteAddress: string, forwarded: string) => {
    lines = [];
    await app.inject({ url: '/api/deals/', headers: { 'x-forwarded-for': forwarded }, remoteAddress });
    return lineOf('/api/deals/').ip;
  };
  assert.equal(await ask('127.0.0.1', '198.51.100.7'), '198.51.100.7');
  assert.equal(await ask('203.0.113.9', '198.51.100.7'), '203.0.113.9');
  // The client claims the first address; only the last one is added by our proxy.
  assert.equal(await ask('127.0.0.1', '10.0.0.1, 198.51.100.7'), '198.51.100.7');
});

test('a forwarded request of a stranger is noted once', async () => {
  const noted: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      if (String(chunk).includes('TRUSTED_PROXIES')) noted.push(String(chunk));
      done();
    },
  });
  const other = await buildTestApp({ logLevel: 'info' }, { logTo });
  const ask = (remoteAddress: string, headers = {}) =>
    other.inject({ url: '/api/sectors/', headers, remoteAddress });
  await ask('127.0.0.1', { 'x-forwarded-for': '198.51.100.7' });
  await ask('203.0.113.9');
  assert.equal(noted.length, 0);
  for (const address of ['203.0.113.9', '203.0.113.10'])
    await ask(address, { 'x-forwarded-for': '198.51.100.7' });
  assert.equal(noted.length, 1);
  assert.match(String(noted), /203\.0\.113\.9 /);
});

test('a social sign-in logs neither code, verifier nor user', async () => {
  const { body } = await signInAt(app, 'linkedin-oauth2', 'amelie.rousseau');
  const url = '/api/register_by_access_token/social/linkedin-oauth2/';
  const { status, body: tokens } = await nobody.post(url, body);
  assert.equal(status, 200);
  assert.equal((await nobody.post(url, body)).status, 400);
  assertNotLogged(
    body.code,
    body.code_verifier,
    body.nonce,
    tokens.access,
    tokens.refresh,
    'amelie.rousseau@',
  );
});
