import { once } from 'node:events';
import { form, half, headOf, rawClient, statusOf } from '../testing/raw-client.ts';
import { answering, gatewayBefore, plenty } from '../testing/recording-api.ts';

let running: Awaited<ReturnType<typeof gatewayBefore>>;
afterEach(() => running.close());

const start = async (...[listener, limits]: Parameters<typeof gatewayBefore>) => {
  running = await gatewayBefore(listener, limits, { trustedProxies: 'loopback' });
  return running;
};
type Headers = Record<string, string>;
const from = (address: number) => ({ 'X-Forwarded-For': `198.51.100.${address}` });
const as = (account: string) => ({ Authorization: `Bearer ${account}` });

async function get(headers: Headers) {
  const response = await fetch(`${running.origin}/api/sectors/`, { headers });
  await response.text();
  return response.status;
}
const call = (headers: Headers) => rawClient(running.port, headOf('GET /api/sectors/', headers));
const upload = (headers: Headers) =>
  rawClient(running.port, [...headOf('POST /api/files/', { ...form, ...headers }), '--b']);

/** Sends so many, one after the other, each of which the api gets and does not answer. */
async function hold(send: (headers: Headers) => ReturnType<typeof rawClient>, ...all: Headers[]) {
  for (const headers of all) {
    const reached = once(running.api, 'request');
    send(headers);
    await reached;
  }
}
const muteApi = () => running.api.removeAllListeners('request').on('request', () => undefined);

test('140 half-sent bodies take no connection of the api', async () => {
  const { port, reached } = await start(answering, plenty);
  const clients = Array.from({ length: 140 }, (_, index) =>
    rawClient(port, [...headOf('POST /api/get_token/', { ...half, ...from(index % 7) }), '{']),
  );
  await Promise.all(clients.map(({ socket }) => once(socket, 'connect')));
  expect(await get(from(8))).toBe(200);
  expect(reached).toEqual(['GET /api/sectors/']);
});

test('half-sent uploads leave the calls their connections', async () => {
  const { reached } = await start(
    (request, response) => void (request.method === 'GET' && response.end('{}')),
    plenty,
  );
  const clients = Array.from({ length: 60 }, (_, index) => upload(from(index % 3)));
  await Promise.all(clients.map(({ socket }) => once(socket, 'connect')));
  expect(await get(from(4))).toBe(200);
  expect(reached.filter((line) => line.startsWith('POST')).length).toBeLessThanOrEqual(48);
});

describe('one address holds two thirds of a pool at most, whatever the other settings say', () => {
  const pools = { people: 6, strangers: 3, uploads: 3 };

  test('of the one for strangers', async () => {
    const { refused } = await start(answering, { ...plenty, pools });
    muteApi();
    await hold(call, from(1), from(1));
    expect(statusOf(await call(from(1)).answer)).toBe(429);
    await hold(call, from(2));
    expect(await refused('calls')).toBe(1);
  });

  test('of the one for people, with however many accounts', async () => {
    await start(answering, { ...plenty, pools });
    for (const account of ['1', '2', '3']) await get({ ...as(account), ...from(1) });
    muteApi();
    await hold(call, ...['1', '1', '2', '2'].map((account) => ({ ...as(account), ...from(1) })));
    expect(statusOf(await call({ ...as('3'), ...from(1) }).answer)).toBe(429);
    await hold(call, { ...as('3'), ...from(2) });
  });

  test('of the one for uploads', async () => {
    const { refused } = await start(answering, { ...plenty, pools });
    muteApi();
    await hold(upload, from(1), from(1));
    expect(statusOf(await upload(from(1)).answer)).toBe(429);
    await hold(upload, from(2));
    expect(await refused('uploads')).toBe(1);
  });
});

test('a pool has so many connections', async () => {
  await start(answering, { ...plenty, pools: { people: 3, strangers: 3, uploads: 3 } });
  const reached: string[] = [];
  running.api.removeAllListeners('request').on('request', ({ headers }, response) => {
    reached.push(String(headers['x-forwarded-for']));
    if (reached.length === 3) response.end('{}');
  });
  await hold(call, from(1), from(2));
  // The third is answered, and leaves its connection to the fourth.
  const third = call(from(3));
  expect(statusOf(await third.answer)).toBe(200);
  await hold(call, from(4));
  const waits = once(running.gateway.server, 'request');
  call(from(5));
  await waits;
  expect(await (await fetch(`${running.origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(reached).toHaveLength(4);
});
