import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createGateway } from '../../app.ts';
import { startSampleGateway } from '../../testing/sample-gateway.ts';

let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

const websocket = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const http2 = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABk' };

/** The first line of the answer to a request, whose client is then gone. */
async function ask(port: number, requestLine: string, headers: Record<string, string>): Promise<string> {
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const lines = Object.entries({ Host: 'handover.test', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  client.write([`${requestLine} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const [answer] = (await once(client.setEncoding('latin1'), 'data')) as [string];
  client.end();
  return answer.slice(0, answer.indexOf('\r\n'));
}

/** Resolves once all connections are closed that this server gets from now on. */
function connectionsOf(server: Server) {
  const open: Promise<unknown>[] = [];
  const add = (socket: Socket) => open.push(new Promise((resolve) => socket.once('close', resolve)));
  server.on('connection', add);
  return {
    async untilClosed() {
      await Promise.all(open);
      server.off('connection', add);
    },
  };
}

test.each([
  ['GET /api/currencies/', http2, '200 OK'],
  ['GET /api/currencies/', websocket, '200 OK'],
  ['POST /api/currencies/', { ...http2, 'Content-Length': '0' }, '200 OK'],
  ['GET /healthz', http2, '200 OK'],
  ['GET /', websocket, '200 OK'],
  ['GET /r/none/1.0.0/', websocket, '404 Not Found'],
  ['GET /ws/notifications/', http2, '200 OK'],
  ['HEAD /ws/notifications/', websocket, '200 OK'],
  ['GET /nowhere', { Connection: 'upgrade', Upgrade: 'anything' }, '404 Not Found'],
])('%s with %o is answered as without an upgrade, and its connection ends', async (line, headers, status) => {
  const connections = connectionsOf(sample.gateway.server);
  expect(await ask(sample.port, line, headers)).toBe(`HTTP/1.1 ${status}`);
  await connections.untilClosed();
});

test('a connection is used further after an upgrade that was ignored', async () => {
  const client = connect(sample.port, '127.0.0.1').setEncoding('latin1');
  client.write('GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(await once(client, 'data')).toEqual([expect.stringContaining('200 OK')]);
  client.write('GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
  expect(await once(client, 'data')).toEqual([expect.stringContaining('200 OK')]);
  client.destroy();
});

/** A gateway whose api does this with a request for a socket. */
async function socketApi(answer: (socket: Duplex) => void) {
  const api = createServer((_request, response) => response.end('{}'));
  api.on('upgrade', (_request, socket) => {
    socket.on('error', () => undefined).on('end', () => socket.end());
    socket.resume();
    answer(socket);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = await createGateway({ store: sample.store, apiUrl, limits: { headersSeconds: 1 } });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    connections: [connectionsOf(api), connectionsOf(gateway.server)],
    port: (gateway.server.address() as AddressInfo).port,
    async close() {
      await gateway.close();
      api.closeAllConnections();
      api.close();
    },
  };
}

test.each([
  ['refuses', 'HTTP/1.1 403 Refused\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}'],
  ['is too busy for', 'HTTP/1.1 503 Busy\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['does not know', 'HTTP/1.1 404 Not Found\r\nContent-Length: 100\r\n\r\n'],
  ['never answers', ''],
])('of sockets that the api %s no connection stays', async (_what, answer) => {
  const { connections, port, close } = await socketApi((socket) => socket.write(answer));
  const asked = Array.from({ length: 3 }, () => ask(port, 'GET /ws/notifications/', websocket));
  expect(await Promise.all(asked)).toEqual(Array(3).fill('HTTP/1.1 101 Switching Protocols'));
  // The connections to the api that the gateway keeps for the next call end with it.
  await connections[1]?.untilClosed();
  await close();
  await connections[0]?.untilClosed();
});
