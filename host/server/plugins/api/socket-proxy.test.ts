import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createGateway } from '../../app.ts';
import { startSampleGateway } from '../../testing/sample-gateway.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const HANDSHAKE = `GET /ws/notifications/ HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`;
const acceptOf = (key: string) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

const isClose = (part: Buffer) => ((part[0] ?? 0) & 0x0f) === 8;

let sample: Awaited<ReturnType<typeof startSampleGateway>>;
let gateway: Awaited<ReturnType<typeof createGateway>>;
const api = createServer((_request, response) => response.end('{}'));
const accepted: Socket[] = [];
const browsers: Socket[] = [];

beforeAll(async () => {
  sample = await startSampleGateway();
  api.on('upgrade', ({ headers, socket }) => {
    socket.on('error', () => undefined);
    // The api does this when it learns that the other side is gone.
    socket.on('data', (part) => isClose(part) && socket.destroy());
    const accept = acceptOf(headers['sec-websocket-key'] ?? '');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    accepted.push(socket);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  gateway = await createGateway({ store: sample.store, apiUrl });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of [...browsers, ...accepted]) socket.destroy();
  await gateway.close();
  api.closeAllConnections();
  api.close();
  await sample.close();
});

/** A browser's socket and the api's side of it. */
async function open() {
  const browser = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
  browsers.push(browser.on('error', () => undefined));
  const reached = once(api, 'upgrade');
  browser.write(HANDSHAKE);
  await Promise.all([once(browser, 'data'), reached]);
  return { browser, ofApi: accepted.at(-1) as Socket };
}

const frame = (length: number, mask = Buffer.alloc(0)) => {
  const head = Buffer.alloc(10);
  head[0] = 0x82;
  head[1] = 127 + (mask.length ? 128 : 0);
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, mask, Buffer.alloc(length)]);
};

test('a browser that reads nothing of what it is sent is cut off', async () => {
  const { browser, ofApi } = await open();
  browser.pause();
  let isClosed = false;
  ofApi.once('close', () => {
    isClosed = true;
  });
  const message = frame(65_536);
  // However much the system takes by itself.
  while (!isClosed)
    if (!ofApi.write(message)) await Promise.race([once(ofApi, 'drain'), once(ofApi, 'close')]);
  expect(gateway.server.listening).toBe(true);
});

test('a message that is longer than those of pages closes its socket before the api gets it', async () => {
  const { browser, ofApi } = await open();
  let received = 0;
  ofApi.on('data', (part) => {
    received += part.length;
  });
  browser.write(frame(100_000, randomBytes(4)));
  await once(ofApi, 'close');
  expect(received).toBeLessThan(1000);
});

test('an address has its share of sockets, which it gets back', async () => {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const limits = { sockets: { perPerson: 2, perAddress: 2 } };
  const narrow = await createGateway({ store: sample.store, apiUrl, limits });
  await narrow.listen({ port: 0, host: '127.0.0.1' });
  const { port } = narrow.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const ask = () => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    sockets.push(socket);
    socket.on('error', () => undefined).write(HANDSHAKE);
    return once(socket, 'data').then(([answer]) => ({ socket, status: String(answer).slice(9, 12), answer }));
  };
  const [first, second] = [await ask(), await ask()];
  expect([first.status, second.status]).toEqual(['101', '101']);
  const third = await ask();
  expect(third.status).toBe('429');
  expect(third.answer).toMatch(/retry-after: 2/i);
  second.socket.destroy();
  while ((await ask()).status !== '101');
  for (const socket of sockets) socket.destroy();
  await narrow.close();
});
