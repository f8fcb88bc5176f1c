import { createGateway } from './app.ts';
import { setForBrowsers } from './html/set-for-browsers.ts';
import { metricsServer } from './metrics/metrics-server.ts';
import { buildSet } from './testing/build-set.ts';
import { startSampleGateway } from './testing/sample-gateway.ts';

const html = { accept: 'text/html' };
let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

test('a page contains the release set, the CSP nonce and the preload hints of its route, and is never cached', async () => {
  const { statusCode, headers, body } = await sample.gateway.inject({ url: '/user-deals', headers: html });
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
  const { body } = await sample.gateway.inject({ url: '/user-deals', headers: html });
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
  const { body: set } = await sample.gateway.inject('/release-set.json');
  expect(JSON.parse(set)).toEqual(whole);
});

test('of a host of an older build, whose code does not know its texts, a page has their URLs', () => {
  const { host, ...set } = buildSet();
  expect(setForBrowsers({ ...set, host: { ...host, hashes: {} } }, false).host.locales).toEqual(host.locales);
});

test.each([
  ['/', 200],
  ['/user-deals?role=owner', 200],
  ['/nowhere', 404],
])('%s as html: %i', async (url, status) => {
  const { statusCode, headers } = await sample.gateway.inject({ url, headers: html });
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
    expect((await sample.gateway.inject({ method, url: '/user-deals', headers })).statusCode).toBe(status);
  },
);

test.each([
  [{ cookie: 'language=fr; color-scheme=dark' }, '<html lang="fr" data-mantine-color-scheme="dark">'],
  [{ 'accept-language': 'de,fr;q=0.8,en;q=0.5' }, '<html lang="fr">'],
  [{ cookie: 'language=xx"><b>' }, '<html lang="en">'],
])('%o', async (headers, start) => {
  const { body } = await sample.gateway.inject({ url: '/', headers: { ...html, ...headers } });
  expect(body).toContain(start);
});

test('only with overrides on a page allows them and may load from localhost', async () => {
  const { store, apiUrl } = sample;
  const allowing = await createGateway({ store, apiUrl, overrides: true });
  for (const [served, allowed] of [
    [sample.gateway, false],
    [allowing, true],
  ] as const) {
    const { headers: told, body } = await served.inject({ url: '/', headers: html });
    expect(String(told['content-security-policy']).includes('localhost')).toBe(allowed);
    expect(body.includes('<meta name="overrides" content="on">')).toBe(allowed);
  }
  await allowing.close();
});

const report = (over: object = {}) =>
  ({
    method: 'POST',
    url: '/reports/',
    payload: { code: 'HR-301', remote: 'mfe-deals', version: '1.0.0-a', cause: 'x', ...over },
  }) as const;

test('counts reported failures, by known names only', async () => {
  for (const over of [{}, {}, { version: 'made-up' }, { remote: 'mfe-made-up' }])
    expect((await sample.gateway.inject(report(over))).statusCode).toBe(204);
  const server = metricsServer(sample.gateway.metrics.registry);
  const { body } = await server.inject('/metrics');
  await server.close();
  const counted = body.split('\n').filter((line) => line.startsWith('handover_remote_failures_total'));
  const named = 'handover_remote_failures_total{remote=';
  expect(counted).toEqual([
    `${named}"mfe-deals",version="1.0.0-a",phase="entry",code="HR-301"} 2`,
    `${named}"mfe-deals",version="other",phase="entry",code="HR-301"} 1`,
    `${named}"other",version="other",phase="entry",code="HR-301"} 1`,
  ]);
  for (const name of ['process_cpu_seconds_total', 'process_open_fds', 'process_max_fds'])
    expect(body).toContain(name);
});

test('refuses reports with unknown codes', async () => {
  expect((await sample.gateway.inject(report({ code: 'HR-999' }))).statusCode).toBe(400);
});
