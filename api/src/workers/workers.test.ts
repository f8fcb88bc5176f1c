import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { signUp } from '../../testing/people/sign-up.ts';
import { openSocket, type SocketClient } from '../../testing/people/socket-client.ts';
import { type ServerProcess, serverProcesses } from '../../testing/servers/server-process.ts';
import { steadyLoad } from '../../testing/servers/steady-load.ts';
import { tell } from '../../testing/tell.ts';
import { until, untilStarted } from '../../testing/until.ts';

const { start, database } = await serverProcesses({ WORKERS: '2' });
/** Goes from test to test: starting it takes three processes. */
let server = await start();

const originOf = ({ port }: ServerProcess) => `http://127.0.0.1:${port}`;
/** Reads on a connection of its own, so that any worker may accept it. */
async function read(url: string) {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return { status: response.status, text: await response.text() };
}
const metric = async (server: ServerProcess, name: string) => {
  const { text } = await read(`${originOf(server)}/metrics`);
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
};
const workersOf = ({ child: { pid } }: ServerProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const runsJobs = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('WORKER_JOBS=yes');
const isGone = (pid: number) => !existsSync(`/proc/${pid}`);
/** Each is accepted by whichever worker is free. */
const openSockets = async (server: ServerProcess, token: string, count: number) => {
  const sockets: SocketClient[] = [];
  while (sockets.length < count) sockets.push(await openSocket(originOf(server), token));
  return sockets;
};
const servedMore = ({ outcomes }: ReturnType<typeof steadyLoad>, count: number) => {
  const enough = outcomes.length + count;
  return until(`${count} more calls are answered`, () => outcomes.length >= enough);
};
const failed = (outcomes: { status?: number }[]) => outcomes.filter(({ status }) => status !== 200);

test('workers behind one port share the work, one has the jobs, and /metrics sums them', async () => {
  assert.equal(workersOf(server).length, 2);
  assert.equal(workersOf(server).filter(runsJobs).length, 1);
  const { token, id } = await signUp(originOf(server), 'metrics');
  const sockets = await openSockets(server, token, 4);
  assert.equal(await metric(server, 'handover_open_sockets'), 4);
  await tell(database.pool, id, 'To all');
  for (const socket of sockets) assert.equal((await socket.received(1)).length, 1);
  // Each worker that has some of the sockets counts it once.
  assert.ok([1, 2].includes(await metric(server, 'handover_notifications_delivered_total')));
  for (let times = 0; times < 10; times++) await read(`${originOf(server)}/api/sectors/`);
  const { text } = await read(`${originOf(server)}/metrics`);
  assert.match(
    text,
    /http_request_duration_seconds_count\{method="GET",route="\/api\/sectors\/",status="200"\} 10/,
  );
  for (const { socket } of sockets) socket.close();
  await until('they are gone', async () => (await metric(server, 'handover_open_sockets')) === 0);
});

test('a client that keeps its connection gets another one after 100 requests, and loses none', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Map<number, number>();
  for (let times = 0; times < 250; times++) {
    const request = get(`${originOf(server)}/api/sectors/`, { agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    assert.equal(response.statusCode, 200);
    const port = response.socket.localPort ?? 0;
    ports.set(port, (ports.get(port) ?? 0) + 1);
    await once(response.resume(), 'end');
  }
  assert.deepEqual([...ports.values()], [100, 100, 50]);
});

test('a worker that is killed is replaced, jobs included, while the other serves', async () => {
  const { token, id } = await signUp(originOf(server), 'killed');
  const sockets = await openSockets(server, token, 4);
  const load = steadyLoad(`${originOf(server)}/api/notifications/`, token, 4);
  await servedMore(load, 20);
  const victim = workersOf(server).find(runsJobs) ?? 0;
  process.kill(victim, 'SIGKILL');
  const isClosed = ({ socket }: SocketClient) => socket.readyState === socket.CLOSED;
  await untilStarted('another has taken its place', () => {
    const pids = workersOf(server);
    return pids.length === 2 && !pids.includes(victim) && pids.some(runsJobs);
  });
  const isLeft = (each: SocketClient) => !isClosed(each);
  await until(
    'the sockets of the other are left',
    async () => (await metric(server, 'handover_open_sockets')) === sockets.filter(isLeft).length,
  );
  await servedMore(load, 20);
  // Only the calls and sockets of the killed worker are lost.
  const lost = failed(await load.stop());
  assert.ok(lost.length <= 8, JSON.stringify(lost));
  await tell(database.pool, id, 'After');
  for (const socket of sockets.filter(isLeft)) await socket.received(1);
});

test('workers are restarted in turn without a lost request, read or write; sockets are told to reconnect', async () => {
  const person = await signUp(originOf(server), 'in-turn');
  const sockets = await openSockets(server, person.token, 4);
  const before = workersOf(server);
  const reads = steadyLoad(`${originOf(server)}/api/notifications/`, person.token, 4);
  const url = `${originOf(server)}/api/users/${person.id}/`;
  const writes = steadyLoad(url, person.token, 2, { first_name: 'Alexandre' });
  await servedMore(reads, 20);
  server.child.kill('SIGUSR2');
  assert.deepEqual(await Promise.all(sockets.map(({ closed }) => closed)), [1012, 1012, 1012, 1012]);
  await untilStarted('all are new', () => {
    const now = workersOf(server);
    return now.length === 2 && !now.some((pid) => before.includes(pid));
  });
  await servedMore(reads, 20);
  await servedMore(writes, 20);
  assert.deepEqual(failed(await reads.stop()), []);
  assert.deepEqual(failed(await writes.stop()), []);
  const [again] = await openSockets(server, person.token, 1);
  await tell(database.pool, person.id, 'Again');
  await again?.received(1);
});

test('a primary that is killed takes its workers along, and another starts on the same port', async () => {
  const workers = workersOf(server);
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await until('no worker is left', () => workers.every(isGone));
  server = await start(server.port);
  assert.equal((await read(`${originOf(server)}/readyz`)).status, 200);
  await assert.rejects(start(server.port), /ended with 1/);
  assert.equal((await read(`${originOf(server)}/readyz`)).status, 200);
});

test('a spare has loaded the code of all its workers; when the primary is killed, these very processes serve', async () => {
  const spare = await start(server.port, { STANDBY: 'yes' });
  const prepared = workersOf(spare);
  assert.equal(prepared.length, 2);
  const ready = new Promise<void>((resolve) => {
    spare.child.on('message', ({ type }: { type: string }) => type === 'ready' && resolve());
  });
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  spare.child.send({ type: 'take over' });
  await ready;
  assert.deepEqual(workersOf(spare), prepared);
  const origin = originOf(server);
  assert.equal((await read(`${origin}/readyz`)).status, 200);
  const { token, id } = await signUp(origin, 'spare');
  const [socket] = await openSockets(server, token, 1);
  await tell(database.pool, id, 'From the spare');
  await socket?.received(1);
  assert.equal(await spare.stop(), 0);
});

test('a spare that is not needed takes its workers along', async () => {
  const spare = await start(0, { STANDBY: 'yes' });
  const workers = workersOf(spare);
  assert.equal(workers.length, 2);
  spare.child.kill('SIGKILL');
  await once(spare.child, 'exit');
  await until('no worker is left', () => workers.every(isGone));
});
