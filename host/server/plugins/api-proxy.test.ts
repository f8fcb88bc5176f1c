import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { apiProxy } from './api-proxy.plugin.ts';

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
  const gateway = fastify();
  await gateway.register(apiProxy, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    isTrusted: () => false,
    graceMs: 0,
    served: () => ({ sets: '', revoked: '' }),
  });
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
      received.push(`${request.method} ${request.url}`);
      response.end('{}');
    });
    await once(api.listen(port, '127.0.0.1'), 'listening');
    return api;
  };
  const first = await startApi(0);
  const { port } = first.address() as AddressInfo;
  const gateway = fastify();
  const apiUrl = `http://127.0.0.1:${port}`;
  await gateway.register(apiProxy, {
    apiUrl,
    isTrusted: () => false,
    graceMs: 600_000,
    served: () => ({ sets: '', revoked: '' }),
  });
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
