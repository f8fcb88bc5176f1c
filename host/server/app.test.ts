import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { moveTo } from '@handover/shared/releases';
import { createGateway } from './app.ts';
import { setForBrowsers } from './html/set-for-browsers.ts';
import { metricsServer } from './metrics/metrics-server.ts';
import { frozenCookie } from './plugins/frozen-remote.ts';
import { buildSet } from './testing/build-set.ts';

const html = { accept: 'text/html' };
let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
const api = createServer((request, response) => response.end(JSON.stringify({ path: request.url })));

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-gateway-'));
  mkdirSync(join(store, 'mfe-deals/1.0.0-a'), { recursive: true });
  writeFileSync(join(store, 'mfe-deals/1.0.0-a/entry.js'), 'plain');
  writeFileSync(join(store, 'mfe-deals/1.0.0-a/entry.js.br'), 'brotli');
  mkdirSync(join(store, 'host/1.0.0-h/preview'), { recursive: true });
  for (const name of ['frame.html', 'frame.js'])
    writeFileSync(join(store, 'host/1.0.0-h/preview', name), name);
  await moveTo(store, buildSet());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  gateway = await createGateway({ store, apiUrl: `http://127.0.0.1:${port}` });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => api.close(resolve));
  rmSync(store, { recursive: true, force: true });
});

test('a page contains the release set, the CSP nonce and the preload hints of its route, and is never cached', async () => {
  const { statusCode, headers, body } = await gateway.inject({ url: '/user-deals', headers: html });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body).toContain(`id="release-set" nonce="${nonce}"`);
  expect(body).toContain('href="/r/mfe-deals/1.0.0-a/entry.js" integrity="sha256-x"');
  expect(body).toContain('href="/r/mfe-deals/1.0.0-a/list.js" integrity="sha256-list"');
  expect(body).toContain('src="/r/host/1.0.0-h/main.js" integrity="sha256-main"');
  for (const [type, file] of [
    ['script', 'host/1.0.0-h/ui.js'],
    ['style', 'host/1.0.0-h/ui.css'],
  ])
    expect(body).toContain(`<link rel="preload" as="${type}" href="/r/${file}" fetchpriority="low">`);
  expect(body).toContain(
    '<link rel="preload" as="fetch" href="/r/mfe-deals/1.0.0-a/en.json" crossorigin fetchpriority="low">',
  );
  expect(body).not.toContain('</script><b>');
});

test('the set in a page has only what the browser needs of it; /release-set.json has all', async () => {
  const { body } = await gateway.inject({ url: '/user-deals', headers: html });
  const inPage = JSON.parse(/id="release-set"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '');
  const whole = buildSet();
  expect(inPage.host).toEqual({
    ...whole.host,
    scripts: [],
    shared: {},
    hashes: {},
    locales: { en: { metadata: '' } },
  });
  expect(inPage.remotes['mfe-deals']).toEqual({
    ...whole.remotes['mfe-deals'],
    pages: {},
    needs: {},
    requires: {},
    hashes: {},
  });
  const { body: set } = await gateway.inject('/release-set.json');
  expect(JSON.parse(set)).toEqual(whole);
});

test('of a host of an older build, whose code does not know its texts, a page has their URLs', () => {
  const { host, ...set } = buildSet();
  expect(setForBrowsers({ ...set, host: { ...host, hashes: {} } }, false).host.locales).toEqual(host.locales);
});

test('what a mail program sends to the page that unsubscribes goes to the api', async () => {
  const { statusCode, body } = await gateway.inject({
    method: 'POST',
    url: '/unsubscribe?token=t',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { path: '/api/notifications/unsubscribe?token=t' }]);
});

test.each([
  ['/', 200],
  ['/user-deals?role=owner', 200],
  ['/nowhere', 404],
])('%s as html: %i', async (url, status) => {
  const { statusCode, headers } = await gateway.inject({ url, headers: html });
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
});

test.each([
  ['GET', { accept: '*/*' }, 200],
  ['HEAD', { accept: '*/*' }, 200],
  ['GET', {}, 200],
  ['GET', { accept: 'application/json' }, 404],
  ['GET', { accept: 'image/avif,image/*,*/*;q=0.8' }, 404],
] as const)(
  'a page requested by a link preview or monitor: %s with %o is %i',
  async (method, headers, status) => {
    expect((await gateway.inject({ method, url: '/user-deals', headers })).statusCode).toBe(status);
  },
);

test.each([
  [{ cookie: 'language=fr; color-scheme=dark' }, '<html lang="fr" data-mantine-color-scheme="dark">'],
  [{ 'accept-language': 'de,fr;q=0.8,en;q=0.5' }, '<html lang="fr">'],
  [{ cookie: 'language=xx"><b>' }, '<html lang="en">'],
])('%o', async (headers, start) => {
  const { body } = await gateway.inject({ url: '/', headers: { ...html, ...headers } });
  expect(body).toContain(start);
});

test('a published file is immutable and compressed', async () => {
  const url = '/r/mfe-deals/1.0.0-a/entry.js';
  const { headers, body } = await gateway.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(body).toBe('brotli');
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(headers['cache-control']).toContain('immutable');
});

test('the frame of documents has a policy of its own, and an origin of its own even when it is opened directly', async () => {
  const { statusCode, headers } = await gateway.inject({
    url: '/r/host/1.0.0-h/preview/frame.html',
    headers: html,
  });
  expect(statusCode).toBe(200);
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': 'blob: data:',
    'font-src': 'data:',
    'worker-src': 'blob:',
    'connect-src': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts',
  });
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
});

test.each([
  ['/r/mfe-deals/1.0.0-a/entry.js', undefined],
  ['/r/host/1.0.0-h/preview/frame.js', undefined],
  ['/', "'self'"],
])('%s frames %s', async (url, frames) => {
  const { headers } = await gateway.inject({ url, headers: html });
  expect(/frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]).toBe(frames);
  // Its scripts are fetched from an opaque origin.
  if (url !== '/') expect(headers['access-control-allow-origin']).toBe('*');
});

test.each([
  '/r/mfe-deals/1.0.0-a/gone.js',
  '/r/current.json',
  '/r/sets/set-1.json',
  '/app.js',
  '/r/..%2f..%2fx',
])('%s is a plain 404, never html', async (url) => {
  const { statusCode, headers } = await gateway.inject({ url, headers: html });
  expect(statusCode).toBeGreaterThanOrEqual(403);
  expect(headers['content-type']).not.toContain('html');
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
  const { port } = gateway.server.address() as AddressInfo;
  const asked = request({ port, path, host: '127.0.0.1' }).end();
  const [answer] = await once(asked, 'response');
  expect(await text(answer)).not.toMatch(/"path":"\/(metrics|readyz)/);
});

test('a client that has the current set gets 304', async () => {
  const first = await gateway.inject('/release-set.json');
  expect(first.json()).toMatchObject({ id: 'set-1' });
  const ask = (etag: unknown) =>
    gateway.inject({ url: '/release-set.json', headers: { 'if-none-match': String(etag) } });
  // The etag as an open tab builds it from its set id.
  for (const etag of [first.headers.etag, 'W/"set-1"']) {
    const { statusCode, body } = await ask(etag);
    expect([statusCode, body]).toEqual([304, '']);
  }
  expect((await ask('W/"set-0"')).statusCode).toBe(200);
});

test('a browser that a version has frozen gets the fallback version when it asks for the set, too', async () => {
  const current = buildSet();
  const { fallback: _, ...deals } = current.remotes['mfe-deals'] ?? Object.create(null);
  const fallback = { ...deals, version: '1.0.0-older' };
  const withFallback = {
    ...current,
    id: 'set-2',
    remotes: { ...current.remotes, 'mfe-deals': { ...deals, fallback } },
  };
  await moveTo(store, withFallback);
  const ask = (cookie: string) => gateway.inject({ url: '/release-set.json', headers: { cookie } });
  const frozen = await ask(String(frozenCookie('mfe-deals', deals.version, '')).split(';')[0] ?? '');
  expect(frozen.json().remotes['mfe-deals'].version).toBe('1.0.0-older');
  expect(frozen.headers['cache-control']).toBe('no-store');
  expect((await ask('')).json().remotes['mfe-deals'].version).toBe(deals.version);
  await moveTo(store, current);
});

test('only published files may be read by pages of other origins', async () => {
  const allowed = async (url: string) =>
    (await gateway.inject({ url, headers: { origin: 'https://elsewhere.test' } })).headers[
      'access-control-allow-origin'
    ];
  expect(await allowed('/release-set.json')).toBe('*');
  expect(await allowed('/r/mfe-deals/1.0.0-a/entry.js')).toBe('*');
  for (const url of ['/', '/api/deals/', '/reports/']) expect(await allowed(url)).toBeUndefined();
});

test('only with overrides on a page allows them and may load from localhost', async () => {
  const { port } = api.address() as AddressInfo;
  const allowing = await createGateway({ store, apiUrl: `http://127.0.0.1:${port}`, overrides: true });
  for (const [served, allowed] of [
    [gateway, false],
    [allowing, true],
  ] as const) {
    const { headers: told, body } = await served.inject({ url: '/', headers: html });
    expect(String(told['content-security-policy']).includes('localhost')).toBe(allowed);
    expect(body.includes('<meta name="overrides" content="on">')).toBe(allowed);
  }
  await allowing.close();
});

test('proxies /api, and answers 503 without a body when the api is down', async () => {
  expect((await gateway.inject('/api/sectors/?page=2')).json()).toEqual({ path: '/api/sectors/?page=2' });
  const lonely = await createGateway({ store, apiUrl: 'http://127.0.0.1:1', graceMs: 0 });
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
  const served = await createGateway({ store, apiUrl: `http://127.0.0.1:${port}` });
  const { statusCode, headers, body } = await served.inject('/api/sectors/');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '1', '{"detail":"Busy."}']);
  expect(asked).toBe(1);
  await served.close();
  busy.close();
});

const upgrading = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

test('opens no socket while the api is down', async () => {
  const lonely = await createGateway({ store, apiUrl: 'http://127.0.0.1:1', graceMs: 0 });
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
  const { port } = gateway.server.address() as AddressInfo;
  const headers = {
    ...upgrading,
    origin: 'https://evil.test',
    host: 'handover.test',
    'x-forwarded-host': 'evil.test',
  };
  const asked = once(api, 'upgrade');
  const client = request({ port, path: '/ws/notifications/?token=x', headers }).on('error', () => undefined);
  client.end();
  const [upgrade, socket] = (await asked) as [IncomingMessage, Socket];
  expect(upgrade.headers).toMatchObject({ origin: 'https://evil.test', 'x-forwarded-host': 'handover.test' });
  socket.destroy();
  client.destroy();
});

const report = (over: object = {}) =>
  ({
    method: 'POST',
    url: '/reports/',
    payload: { code: 'HR-301', phase: 'entry', remote: 'mfe-deals', version: '1.0.0-a', cause: 'x', ...over },
  }) as const;

test('counts reported failures, by known names only', async () => {
  for (const over of [{}, {}, { version: 'made-up' }, { remote: 'mfe-made-up' }])
    expect((await gateway.inject(report(over))).statusCode).toBe(204);
  const server = metricsServer(gateway.metrics.registry);
  const { body } = await server.inject('/metrics');
  await server.close();
  const counted = body.split('\n').filter((line) => line.startsWith('handover_remote_failures_total'));
  const named = 'handover_remote_failures_total{remote=';
  expect(counted).toEqual([
    `${named}"mfe-deals",version="1.0.0-a",phase="entry",code="HR-301"} 2`,
    `${named}"mfe-deals",version="other",phase="entry",code="HR-301"} 1`,
    `${named}"other",version="other",phase="entry",code="HR-301"} 1`,
  ]);
  expect(body).toContain('process_cpu_seconds_total');
});

test('refuses reports with unknown codes', async () => {
  expect((await gateway.inject(report({ code: 'HR-999' }))).statusCode).toBe(400);
});
