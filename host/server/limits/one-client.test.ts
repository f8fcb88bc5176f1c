import { once } from 'node:events';
import { Writable } from 'node:stream';
import { form, half, headOf, rawClient, statusOf } from '../testing/raw-client.ts';
import { answering, gatewayBefore, plenty } from '../testing/recording-api.ts';

let running: Awaited<ReturnType<typeof gatewayBefore>>;
afterEach(() => running.close());

const start = async (...given: Parameters<typeof gatewayBefore>) => {
  running = await gatewayBefore(...given);
  return running;
};
const get = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${running.origin}/api/sectors/`, { headers });
  await response.text();
  return response;
};

test('a body that comes whole is passed on as it is', async () => {
  const { origin } = await start((request, response) => void request.pipe(response), plenty);
  const ask = (body: string, headers: Record<string, string>) =>
    fetch(`${origin}/api/x/`, { method: 'POST', body, headers });
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b']) {
    const body = `{"name": "é",${'x'.repeat(200_000)}`;
    expect(await (await ask(body, { 'content-type': type })).text()).toBe(body);
  }
  expect((await ask('', { 'content-type': 'application/json' })).status).toBe(200);
  expect((await ask('x'.repeat(2_000_000), {})).status).toBe(200);
});

test('who is not signed in uses up the share of an address for strangers, not that of people or of other addresses', async () => {
  const limits = { ...plenty, calls: { perPerson: 3, perAddress: 6 } };
  const { port, refused } = await start(answering, limits, { trustedProxies: 'loopback' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signedIn = { authorization: 'Bearer 7' };
  const person = { ...signedIn, ...from('198.51.100.1') };
  // The gateway learns whose token it is, and tells nobody.
  expect((await get({ ...signedIn, ...from('198.51.100.9') })).headers.get('handover-account')).toBeNull();
  const clients = Array.from({ length: 4 }, () =>
    rawClient(port, [...headOf('POST /api/get_token/', { ...half, ...from('198.51.100.1') }), '{']),
  );
  // One of them is one too many.
  expect(statusOf(await Promise.race(clients.map(({ answer }) => answer)))).toBe(429);
  const response = await get(from('198.51.100.1'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await get({ authorization: 'Bearer made-up', ...from('198.51.100.1') })).status).toBe(429);
  expect((await get(person)).status).toBe(200);
  expect((await get(from('198.51.100.2'))).status).toBe(200);
  expect(await refused('calls')).toBe(3);
  for (const { socket } of clients) socket.destroy();
  // The shares are given back.
  while ((await get(from('198.51.100.1'))).status !== 200);
});

test('an account has its share of uploads from however many addresses, and an address from however many accounts', async () => {
  const limits = { ...plenty, uploads: { perPerson: 1, perAddress: 2 } };
  const { port, api } = await start(answering, limits, { trustedProxies: 'loopback' });
  const upload = (account: string, address: string) =>
    rawClient(port, [
      ...headOf('POST /api/files/', {
        ...form,
        Authorization: `Bearer ${account}`,
        'X-Forwarded-For': address,
      }),
      '--b',
    ]);
  for (const account of ['1', '2', '3']) await get({ authorization: `Bearer ${account}` });
  api.removeAllListeners('request').on('request', () => undefined);
  const begun = [];
  for (const [account, address] of [
    ['1', '198.51.100.1'],
    ['2', '198.51.100.1'],
  ] as const) {
    const reached = once(api, 'request');
    begun.push(upload(account, address));
    await reached;
  }
  expect(statusOf(await upload('1', '198.51.100.2').answer)).toBe(429);
  expect(statusOf(await upload('3', '198.51.100.1').answer)).toBe(429);
  for (const { socket } of begun) socket.destroy();
});

test.each([
  ['a call', 'POST /api/get_token/', half],
  ['an upload', 'POST /api/files/', form],
])('%s whose body comes too slowly is 408', async (_what, line, headers) => {
  const { port, refused } = await start(() => undefined, { ...plenty, minBytesASecond: 100, slowSeconds: 1 });
  const { socket, answer, closed } = rawClient(port, [...headOf(line, headers), '{']);
  const drip = setInterval(() => socket.write('x'), 100);
  const text = await answer;
  clearInterval(drip);
  expect([statusOf(text), /retry-after: (\d+)/i.exec(text)?.[1]]).toEqual([408, '2']);
  await closed;
  expect(await refused('late')).toBe(1);
});

test('only sockets are asked for at their addresses, and who goes away within a body there harms nobody', async () => {
  const { port, origin, reached, gateway } = await start((_request, response) => response.end(), plenty);
  expect((await fetch(`${origin}/ws/notifications/`, { method: 'POST', body: '{}' })).status).not.toBe(200);
  expect(reached).toEqual([]);
  const come = once(gateway.server, 'request');
  const { socket } = rawClient(port, [...headOf('POST /ws/notifications/', half), '{']);
  const [{ socket: itsSocket }] = await come;
  const closed = new Promise((resolve) => itsSocket.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
});

test('headers that come too slowly are 408', async () => {
  const { port } = await start(answering, { ...plenty, headersSeconds: 1 });
  const { answer, closed } = rawClient(port, ['GET /api/sectors/ HTTP/1.1', 'Host: h', 'X-Half: ']);
  expect(statusOf(await answer)).toBe(408);
  await closed;
});

test('who does not read an answer loses it, and the api its reader', async () => {
  const ended = Promise.withResolvers<void>();
  const { port, refused } = await start(
    (_request, response) => {
      response.once('close', ended.resolve);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    },
    { ...plenty, readSeconds: 1 },
  );
  const { socket, closed } = rawClient(port, headOf('GET /api/files/1/'));
  socket.pause();
  await ended.promise;
  socket.resume();
  await closed;
  expect(await refused('unread')).toBe(1);
});

test('an address has so many connections, and gets 429 for more', async () => {
  const { port, refused } = await start(answering, { ...plenty, connectionsPerAddress: 3 });
  const clients = Array.from({ length: 3 }, () => rawClient(port, ['GET /']));
  await Promise.all(clients.map(({ socket }) => once(socket, 'connect')));
  const more = rawClient(port, headOf('GET /healthz'));
  expect(statusOf(await more.answer)).toBe(429);
  await more.closed;
  expect(await refused('connections')).toBe(1);
  for (const { socket } of clients) socket.destroy();
  await Promise.all(clients.map(({ closed }) => closed));
});

test('a connection that asks for more while nothing is answered ends, and what is too much is not done', async () => {
  const limits = { ...plenty, requestsPerConnection: 2 };
  const { port, origin, reached, refused } = await start(() => undefined, limits);
  await rawClient(port, [headOf('GET /api/sectors/').join('\r\n').repeat(20)]).closed;
  expect(await refused('pipelined')).toBe(1);
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(reached.length).toBeLessThanOrEqual(2);
});

test('a refused upload gets its answer, and its connection is used further', async () => {
  const { port, reached } = await start((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"detail":"no"}');
  }, plenty);
  const length = 8_000_000;
  const { socket, answer } = rawClient(
    port,
    headOf('POST /api/files/', { ...form, 'Content-Length': length }),
  );
  // It reads after it has sent everything, as most clients do.
  socket.pause();
  await new Promise((resolve) => socket.write(Buffer.alloc(length), resolve));
  socket.resume();
  expect(statusOf(await answer)).toBe(401);
  const next = once(socket, 'data');
  socket.write(headOf('GET /api/sectors/').join('\r\n'));
  expect(statusOf(String(await next))).toBe(401);
  expect(reached).toEqual(['POST /api/files/', 'GET /api/sectors/']);
  socket.destroy();
});

const ofAConnection: Record<string, string>[] = [
  { Expect: '100-continue' },
  { 'Keep-Alive': 'timeout=5' },
  { 'Proxy-Connection': 'keep-alive' },
  { TE: 'trailers' },
  { Trailer: 'x' },
];
test.each(ofAConnection)('%o is answered here, and is none of the api', async (headers) => {
  const { port } = await start((request, response) => void request.pipe(response), plenty);
  const { socket } = rawClient(
    port,
    headOf('POST /api/x/', { ...headers, ...half, 'Content-Length': 2, Connection: 'close' }),
  );
  let answers = '';
  socket.on('data', (text) => {
    answers += text;
  });
  socket.write('{}');
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...('Expect' in headers ? ['HTTP/1.1 100'] : []),
    'HTTP/1.1 200',
  ]);
});

test('a client that goes away within a body leaves no line in the log, and an api that does leaves one', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)).msg);
      done();
    },
  });
  const { port, api, origin } = await start(() => undefined, plenty, { logger: true, logTo });
  // This removes the line that says that there is no release.
  lines.length = 0;
  for (const [line, headers] of [
    ['POST /api/files/', form],
    ['POST /api/get_token/', half],
  ] as const) {
    const reached = line.includes('files') ? once(api, 'request') : once(running.gateway.server, 'request');
    const { socket, closed } = rawClient(port, [...headOf(line, headers), '--b']);
    const [request] = await reached;
    socket.resetAndDestroy();
    await Promise.all([closed, new Promise((resolve) => request.once('close', resolve))]);
  }
  api.removeAllListeners('request').on('request', ({ socket }) => socket.destroy());
  expect((await fetch(`${origin}/api/sectors/`, { method: 'DELETE' })).status).toBe(503);
  expect(lines).toEqual(['the api did not answer']);
});
