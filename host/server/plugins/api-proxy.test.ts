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
