import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { roundRobin } from '../testing/round-robin.ts';
import { png } from '../testing/sample-files.ts';
import { serverProcesses } from '../testing/server-process.ts';
import { steadyLoad } from '../testing/steady-load.ts';

const DELAY_MS = 1500;
const { start } = await serverProcesses({ SHUTDOWN_DELAY_MS: String(DELAY_MS) });

async function until(done: () => boolean | Promise<boolean>, what: string) {
  for (let i = 0; i < 400; i += 1) {
    if (await done()) return;
    await sleep(20);
  }
  assert.fail(`within eight seconds: ${what}`);
}
async function signUp(origin: string, name: string) {
  const password = 'Quite-Long-4711';
  const account = {
    email: `${name}@example.test`,
    password1: password,
    password2: password,
    first_name: 'Alex',
    last_name: 'Martin',
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/users/sign_up/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  assert.equal(answer.status, 201);
  const { access, user } = (await answer.json()) as { access: string; user: { id: number } };
  return { token: access, id: user.id };
}
const statusOf = (url: string) => fetch(url).then(({ status }) => status);

/** A picture of which the second half is held back until it is let go. */
async function slowUpload(origin: string, { token, id }: { token: string; id: number }) {
  const form = new FormData();
  form.append('first_name', 'Slow');
  form.append('image', await png(600, 400), 'slow.png');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const upload = ask(`${origin}/api/users/${id}/`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  upload.write(body.subarray(0, body.length / 2));
  const answered = once(upload, 'response');
  return async () => {
    upload.end(body.subarray(body.length / 2));
    const [answer] = await answered;
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  };
}

test('asked to stop under load, it says so first, finishes what it began and ends well; then it serves again', async () => {
  const server = await start();
  const origin = `http://127.0.0.1:${server.port}`;
  const person = await signUp(origin, 'under-load');
  const address = `${origin.replace('http', 'ws')}/ws/notifications/?token=${person.token}`;
  const socket = new WebSocket(address);
  await once(socket, 'open');
  // One that never answers, not even a goodbye.
  const mute = connect(server.port, '127.0.0.1');
  mute.on('error', () => undefined);
  mute.write(
    `GET /ws/notifications/?token=${person.token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(mute, 'data');
  mute.pause();
  const idle = connect(server.port, '127.0.0.1');
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const idleClosed = once(idle.resume(), 'close');
  const finishUpload = await slowUpload(origin, person);
  const load = steadyLoad(`${origin}/api/deals/`, person.token, 4);
  const served = (since: number) => load.outcomes.filter(({ at, status }) => at >= since && status === 200);
  await until(() => served(0).length > 8, 'the load is served');

  const asked = Date.now();
  const goodbye = once(socket, 'close');
  const ended = server.stop();
  await until(async () => (await statusOf(`${origin}/readyz`)) === 503, 'not ready');
  assert.equal(await statusOf(`${origin}/healthz`), 200);
  const late = await fetch(`${origin}/api/regions/`);
  assert.equal(late.status, 200);
  assert.equal(late.headers.get('connection'), 'close');
  assert.ok(Date.now() - asked < DELAY_MS, 'all of this before it closes');

  assert.equal((await goodbye)[0], 1012);
  assert.ok(Date.now() - asked >= DELAY_MS);
  await idleClosed;
  await until(() => load.outcomes.at(-1)?.error === 'ECONNREFUSED', 'new connections are refused');
  const outcomes = await load.stop();
  assert.ok(served(asked).length > 0, 'it served on while it was asked to stop');
  // Once it closes, whoever still stands in the queue of the port is turned away as well; nobody else is.
  const turnedAway = (at: number, error: string | undefined) =>
    error === 'ECONNREFUSED' || (error === 'ECONNRESET' && at >= asked + DELAY_MS - 50);
  assert.deepEqual(
    outcomes.filter(({ at, status, error }) => status !== 200 && !turnedAway(at, error)),
    [],
  );

  const { status, body } = await finishUpload();
  assert.equal(status, 200);
  assert.equal(body.first_name, 'Slow');
  assert.match(body.image, /\.webp$/);
  assert.equal(await ended, 0);
  assert.ok(Date.now() - asked < 12_000, `it took ${Date.now() - asked} ms`);

  const again = await start(server.port);
  const answer = await fetch(`${origin}${body.image}`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'image/webp');
  const headers = { authorization: `Bearer ${person.token}` };
  assert.equal((await fetch(`${origin}/api/deals/`, { headers })).status, 200);
  assert.equal(await again.stop(), 0);
});

test('two instances behind one port are restarted in turn, and no request is lost', async () => {
  const balancer = await roundRobin();
  const origin = `http://127.0.0.1:${balancer.port}`;
  const servers = [await start(), await start()];
  for (const { port } of servers) balancer.add(port);
  const allReady = () => servers.every(({ port }) => balancer.isReady(port));
  await until(allReady, 'both are ready');
  const { token } = await signUp(origin, 'rolling');
  const load = steadyLoad(`${origin}/api/notifications/`, token, 6);
  for (const [index, server] of servers.entries()) {
    await sleep(300);
    assert.equal(await server.stop(), 0);
    servers[index] = await start(server.port);
    await until(allReady, 'it is back');
  }
  await sleep(300);
  const outcomes = await load.stop();
  const lost = outcomes.filter(({ status }) => status !== 200);
  assert.deepEqual(lost, []);
  assert.ok(outcomes.length > 200, `${outcomes.length} requests`);
  for (const server of servers) assert.equal(await server.stop(), 0);
});
