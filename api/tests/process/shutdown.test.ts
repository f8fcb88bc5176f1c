import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import WebSocket from 'ws';
import { signUp } from '../../testing/people/sign-up.ts';
import { slowUpload } from '../../testing/people/slow-upload.ts';
import { roundRobin } from '../../testing/servers/round-robin.ts';
import { type ServerProcess, serverProcesses } from '../../testing/servers/server-process.ts';
import { steadyLoad } from '../../testing/servers/steady-load.ts';
import { until, untilStarted } from '../../testing/until.ts';

/** A very long delay, which `endDelay` ends (testing/controlled-delay.ts). */
const settings = { SHUTDOWN_DELAY_MS: '100000' };
const controlledDelay = import.meta.resolve('../../testing/servers/controlled-delay.ts');
const { start } = await serverProcesses(settings, [process.execPath, '--import', controlledDelay]);
const endDelay = ({ child }: ServerProcess) => child.send('over');

function stopNow(server: ServerProcess) {
  endDelay(server);
  return server.stop();
}
function servedMore({ outcomes }: ReturnType<typeof steadyLoad>, count: number) {
  const enough = outcomes.length + count;
  return until(`${count} more calls are answered`, () => outcomes.length >= enough);
}
const statusOf = (url: string) => fetch(url).then(({ status }) => status);

test('a stop under load first reports not ready, finishes open requests and exits with 0; a restart serves again', async () => {
  const server = await start();
  const origin = `http://127.0.0.1:${server.port}`;
  const person = await signUp(origin, 'under-load');
  const address = `${origin.replace('http', 'ws')}/ws/notifications/?token=${person.token}`;
  const socket = new WebSocket(address);
  await once(socket, 'open');
  // A client that answers nothing, not even a close frame.
  const silent = connect(server.port, '127.0.0.1');
  silent.on('error', () => undefined);
  silent.write(
    `GET /ws/notifications/?token=${person.token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(silent, 'data');
  silent.pause();
  const idle = connect(server.port, '127.0.0.1');
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const idleClosed = once(idle.resume(), 'close');
  const finishUpload = await slowUpload(origin, person);
  const load = steadyLoad(`${origin}/api/deals/`, person.token, 4);
  await servedMore(load, 8);

  const goodbye = once(socket, 'close');
  const ended = server.stop();
  await until('it reports that it is not ready', async () => (await statusOf(`${origin}/readyz`)) === 503);
  assert.equal(await statusOf(`${origin}/healthz`), 200);
  const late = await fetch(`${origin}/api/regions/`);
  assert.equal(late.status, 200);
  assert.equal(late.headers.get('connection'), 'close');
  await servedMore(load, 20);
  const outcomes = await load.stop();
  assert.deepEqual(
    outcomes.filter(({ status }) => status !== 200),
    [],
  );
  assert.equal(socket.readyState, WebSocket.OPEN);

  const lastLoad = steadyLoad(`${origin}/api/deals/`, person.token, 4);
  endDelay(server);
  assert.equal((await goodbye)[0], 1012);
  await idleClosed;
  const refused = () => lastLoad.outcomes.some(({ error }) => error === 'ECONNREFUSED');
  await until('new connections are refused', refused);
  // Connections in the port's backlog are refused too; no others.
  const isRefused = (error?: string) => error === 'ECONNREFUSED' || error === 'ECONNRESET';
  assert.deepEqual(
    (await lastLoad.stop()).filter(({ status, error }) => status !== 200 && !isRefused(error)),
    [],
  );

  const { status, body } = await finishUpload();
  assert.equal(status, 200);
  assert.equal(body.first_name, 'Slow');
  assert.match(body.image, /\.webp$/);
  assert.equal(await ended, 0);

  const again = await start(server.port);
  const response = await fetch(`${origin}${body.image}`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'image/webp');
  const headers = { authorization: `Bearer ${person.token}` };
  assert.equal((await fetch(`${origin}/api/deals/`, { headers })).status, 200);
  assert.equal(await stopNow(again), 0);
});

test('a rolling restart of two instances behind one port loses no request', async () => {
  const balancer = await roundRobin();
  const origin = `http://127.0.0.1:${balancer.port}`;
  const servers = [await start(), await start()];
  const isReady = ({ port }: ServerProcess) => untilStarted('it is ready', () => balancer.probe(port));
  for (const server of servers) await isReady(server);
  const { token } = await signUp(origin, 'rolling');
  const load = steadyLoad(`${origin}/api/notifications/`, token, 6);
  for (const [index, server] of servers.entries()) {
    await servedMore(load, 50);
    const ended = server.stop();
    await until('the balancer knows', async () => !(await balancer.probe(server.port)));
    // Every client sends another request, so that each of its connections is closed.
    await servedMore(load, 50);
    endDelay(server);
    assert.equal(await ended, 0);
    await servedMore(load, 50);
    servers[index] = await start(server.port);
    await isReady(servers[index]);
  }
  await servedMore(load, 50);
  const lost = (await load.stop()).filter(({ status }) => status !== 200);
  assert.deepEqual(lost, []);
  assert.deepEqual(await Promise.all(servers.map(stopNow)), [0, 0]);
});
