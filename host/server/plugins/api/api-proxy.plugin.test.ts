import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGateway } from '../../app.ts';
import { startSampleGateway } from '../../testing/sample-gateway.ts';

const upgrading = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

test('what a mail program sends to the page that unsubscribes goes to the api', async () => {
  const { statusCode, body } = await sample.gateway.inject({
    method: 'POST',
    url: '/unsubscribe?token=t',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { path: '/api/notifications/unsubscribe?token=t' }]);
});

test.each([
  '/metrics',
  '/readyz',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/..%2fmetrics',
  '/ws/../metrics',
  '/api//../metrics',
])("%s never reaches the api's own pages", async (path) => {
  const { port } = sample;
  const asked = request({ port, path, host: '127.0.0.1' }).end();
  const [answer] = await once(asked, 'response');
  expect(await text(answer)).not.toMatch(/"path":"\/(metrics|readyz)/);
});

test('proxies /api, and answers 503 without a body when the api is down', async () => {
  expect((await sample.gateway.inject('/api/sectors/?page=2')).json()).toEqual({
    path: '/api/sectors/?page=2',
  });
  const lonely = await createGateway({ store: sample.store, apiUrl: 'http://127.0.0.1:1', graceMs: 0 });
  const { statusCode, body, headers } = await lonely.inject('/api/sectors/');
  expect([statusCode, body, headers['retry-after']]).toEqual([503, '', '2']);
  await lonely.close();
});

test('a busy api is requested once, and its response is passed on', async () => {
  let asked = 0;
  const busy = createServer((_request, answer) => {
    asked += 1;
    answer
      .writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
      .end('{"detail":"Busy."}');
  });
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  const { port } = busy.address() as AddressInfo;
  const served = await createGateway({ store: sample.store, apiUrl: `http://127.0.0.1:${port}` });
  const { statusCode, headers, body } = await served.inject('/api/sectors/');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '1', '{"detail":"Busy."}']);
  expect(asked).toBe(1);
  await served.close();
  busy.close();
});

test('opens no socket while the api is down', async () => {
  const lonely = await createGateway({ store: sample.store, apiUrl: 'http://127.0.0.1:1', graceMs: 0 });
  await lonely.listen({ port: 0, host: '127.0.0.1' });
  const { port } = lonely.server.address() as AddressInfo;
  const client = request({ port, path: '/ws/notifications/', headers: upgrading }).end();
  client.on('upgrade', (_answer, socket) => socket.destroy());
  const [answer] = await once(client, 'response');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  answer.resume();
  await lonely.close();
});

test('passes origin and host of a socket request to the api', async () => {
  const { port } = sample;
  const headers = {
    ...upgrading,
    origin: 'https://evil.test',
    host: 'handover.test',
    'x-forwarded-host': 'evil.test',
  };
  const asked = once(sample.api, 'upgrade');
  const client = request({ port, path: '/ws/notifications/?token=x', headers }).on('error', () => undefined);
  client.end();
  const [upgrade, socket] = (await asked) as [IncomingMessage, Socket];
  expect(upgrade.headers).toMatchObject({ origin: 'https://evil.test', 'x-forwarded-host': 'handover.test' });
  socket.destroy();
  client.destroy();
});

test('a browser that is gone before its socket is accepted harms nobody', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const api = createServer(async (_request, response) => {
    asked.resolve();
    await answered.promise;
    response.writeHead(503).end();
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = await createGateway({ store: sample.store, apiUrl, graceMs: 0 });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const closed = new Promise((resolve) => {
    gateway.server.once('connection', (socket) => socket.once('close', resolve));
  });

  const client = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  const head = [
    'GET /ws/notifications/ HTTP/1.1',
    'Host: handover.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
  ];
  client.write(`${head.join('\r\n')}\r\n\r\n`);
  await asked.promise;
  client.resetAndDestroy();
  await closed;
  answered.resolve();
  // The gateway answers as before.
  expect((await gateway.inject('/api/sectors/')).statusCode).toBe(503);

  await gateway.close();
  api.close();
});

test('while the api restarts a GET waits for it, and a POST is 503 at once and never repeated', async () => {
  const received: string[] = [];
  const startApi = async (port: number) => {
    const api = createServer((request, response) => {
      // The gateway reads the first query of the main page when it starts.
      if (!request.url?.startsWith('/api/opportunities/')) received.push(`${request.method} ${request.url}`);
      response.end('{}');
    });
    await once(api.listen(port, '127.0.0.1'), 'listening');
    return api;
  };
  const first = await startApi(0);
  const { port } = first.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  const gateway = await createGateway({ store: sample.store, apiUrl, graceMs: 600_000 });
  // A real connection: a simulated one does not survive that the body of a request is destroyed.
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  expect((await ask('/api/sectors/')).status).toBe(200);

  first.closeAllConnections();
  await new Promise((resolve) => first.close(resolve));
  let isAnswered = false;
  const waiting = ask('/api/deals/').then((response) => {
    isAnswered = true;
    return response;
  });
  const refused = await ask('/api/deals/', { method: 'POST', body: 'x' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(isAnswered).toBe(false);

  const second = await startApi(port);
  expect((await waiting).status).toBe(200);
  expect(received).toEqual(['GET /api/sectors/', 'GET /api/deals/']);
  await gateway.close();
  second.close();
});
