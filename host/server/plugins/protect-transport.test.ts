import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../app.ts';

const api = createServer((asked, answer) => {
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify(asked.headers));
});
let store: string;
let apiUrl: string;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-transport-'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.close();
  rmSync(store, { recursive: true, force: true });
});

const gatewayWith = (trustedProxies: string) => createGateway({ store, apiUrl, trustedProxies });

/** Every kind of answer of the gateway: of its own, of the api, a page (nothing is released, so 503), a 404, an invalid address. */
const ADDRESSES = ['/healthz', '/api/sectors/', '/', '/offline.html', '/r/none/1/x.js', '/%zz', '/sw.js'];

describe('Strict-Transport-Security', () => {
  test.each(ADDRESSES)('%s has it over TLS, and only then', async (url) => {
    const gateway = await gatewayWith('10.0.0.1');
    const hstsOf = async (remoteAddress: string, headers: Record<string, string>) =>
      (await gateway.inject({ url, remoteAddress, headers })).headers['strict-transport-security'];
    const https = { 'x-forwarded-proto': 'https' };
    expect(await hstsOf('10.0.0.1', https)).toBe('max-age=31536000; includeSubDomains');
    expect(await hstsOf('10.0.0.1', { 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await hstsOf('10.0.0.2', https)).toBeUndefined();
    await gateway.close();
  });
});

test('a request with a body is passed on over a real connection, and its response has the header', async () => {
  const gateway = await gatewayWith('loopback');
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/api/users/sign_up/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', connection: 'close' },
    body: '{}',
  });
  expect([response.status, response.headers.get('strict-transport-security')]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ]);
  await gateway.close();
});

const claimed = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.test',
  forwarded: 'for=198.51.100.7',
  'x-request-id': 'chosen-by-a-client',
  host: 'handover.test',
};

test.each([
  // [trusted, connected from, X-Forwarded-For, the address and protocol that the api learns]
  ['', '203.0.113.9', '198.51.100.7', '203.0.113.9', 'http'],
  ['', '127.0.0.1', '198.51.100.7', '127.0.0.1', 'http'],
  ['10.0.0.1', '203.0.113.9', '198.51.100.7', '203.0.113.9', 'http'],
  ['10.0.0.1', '10.0.0.1', '198.51.100.7', '198.51.100.7', 'https'],
  // The client claims the first address; only the last one is added by our proxy.
  ['10.0.0.1', '10.0.0.1', '192.0.2.1, 198.51.100.7', '198.51.100.7', 'https'],
  ['10.0.0.0/8', '10.0.0.1', '198.51.100.7, 10.0.0.2', '198.51.100.7', 'https'],
  ['2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7', 'https'],
  ['2001:db8::/32', '2001:db9::1', '2001:db9::7', '2001:db9::1', 'http'],
  ['10.0.0.1', '10.0.0.1', 'unknown', '10.0.0.1', 'https'],
])('trusting "%s", from %s with %s: %s over %s', async (trusted, remoteAddress, forwarded, ip, protocol) => {
  const gateway = await gatewayWith(trusted);
  const headers = { ...claimed, 'x-forwarded-for': forwarded };
  const told = (await gateway.inject({ url: '/api/sectors/', remoteAddress, headers })).json();
  expect([
    told['x-forwarded-for'],
    told['x-forwarded-proto'],
    told['x-forwarded-host'],
    told.forwarded,
  ]).toEqual([ip, protocol, 'handover.test', undefined]);
  expect(told['x-request-id']).toEqual(
    protocol === 'https' ? 'chosen-by-a-client' : expect.stringMatching(/^[\da-f]{8}-/),
  );
  await gateway.close();
});

test.each([
  ['loopback', '198.51.100.7', 'https'],
  ['', '127.0.0.1', 'http'],
])('a socket tells the api the same: trusting "%s", %s over %s', async (trusted, ip, protocol) => {
  const gateway = await gatewayWith(trusted);
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.server.address() as AddressInfo;
  const upgrading = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const asked = once(api, 'upgrade');
  const path = '/ws/notifications/?token=x';
  const client = request({ port, path, headers: { ...claimed, ...upgrading } }).on('error', () => undefined);
  client.end();
  const [upgrade, socket] = (await asked) as [IncomingMessage, Socket];
  expect([upgrade.headers['x-forwarded-for'], upgrade.headers['x-forwarded-proto']]).toEqual([ip, protocol]);
  socket.destroy();
  client.destroy();
  await gateway.close();
});
