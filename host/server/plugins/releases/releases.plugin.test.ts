import { moveTo } from '@handover/tooling/releases';
import { buildSet } from '../../testing/build-set.ts';
import { startSampleGateway } from '../../testing/sample-gateway.ts';
import { frozenCookie } from './frozen-remote.ts';

const html = { accept: 'text/html' };
let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

test('a published file is immutable and compressed', async () => {
  const url = '/r/mfe-deals/1.0.0-a/entry.js';
  const { headers, body } = await sample.gateway.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(body).toBe('brotli');
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(headers['cache-control']).toContain('immutable');
});

test('the frame of documents has a policy of its own, and an origin of its own even when it is opened directly', async () => {
  const { statusCode, headers } = await sample.gateway.inject({
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
  const { headers } = await sample.gateway.inject({ url, headers: html });
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
  const { statusCode, headers } = await sample.gateway.inject({ url, headers: html });
  expect(statusCode).toBeGreaterThanOrEqual(403);
  expect(headers['content-type']).not.toContain('html');
});

test('a client that has the current set gets 304', async () => {
  const first = await sample.gateway.inject('/release-set.json');
  expect(first.json()).toMatchObject({ id: 'set-1' });
  const ask = (etag: unknown) =>
    sample.gateway.inject({ url: '/release-set.json', headers: { 'if-none-match': String(etag) } });
  // The etag as an open tab builds it from its set id.
  for (const etag of [first.headers.etag, 'W/"set-1"']) {
    const { statusCode, body } = await ask(etag);
    expect([statusCode, body]).toEqual([304, '']);
  }
  expect((await ask('W/"set-0"')).statusCode).toBe(200);
});

test('the manifest of the federation names host, shared modules and the remotes of the set, with their own', async () => {
  const { host, ...set } = buildSet();
  const provides = { react: '19.3.1', '@module-federation/runtime-core': '2.9.3' };
  await moveTo(sample.store, { ...set, id: 'set-3', host: { ...host, provides } });
  const { headers, ...answer } = await sample.gateway.inject('/mf-manifest.json');
  await moveTo(sample.store, buildSet());
  expect(answer.json()).toMatchObject({
    name: 'host',
    metaData: { buildInfo: { buildVersion: '1.0.0-h' } },
    shared: [{ name: 'react', version: '19.3.1', singleton: true }],
    remotes: [{ federationContainerName: 'mfe-deals', entry: '/r/mfe-deals/1.0.0-a/mf-manifest.json' }],
  });
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
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
  await moveTo(sample.store, withFallback);
  const ask = (cookie: string) => sample.gateway.inject({ url: '/release-set.json', headers: { cookie } });
  const frozen = await ask(String(frozenCookie('mfe-deals', deals.version, '')).split(';')[0] ?? '');
  expect(frozen.json().remotes['mfe-deals'].version).toBe('1.0.0-older');
  expect(frozen.headers['cache-control']).toBe('no-store');
  expect((await ask('')).json().remotes['mfe-deals'].version).toBe(deals.version);
  await moveTo(sample.store, current);
});

test('only published files may be read by pages of other origins', async () => {
  const allowed = async (url: string) =>
    (await sample.gateway.inject({ url, headers: { origin: 'https://elsewhere.test' } })).headers[
      'access-control-allow-origin'
    ];
  expect(await allowed('/release-set.json')).toBe('*');
  expect(await allowed('/r/mfe-deals/1.0.0-a/entry.js')).toBe('*');
  for (const url of ['/', '/api/deals/', '/reports/']) expect(await allowed(url)).toBeUndefined();
});
