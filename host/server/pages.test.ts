import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Language } from '@handover/shared/contract';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from './app.ts';
import { buildSet, writeTexts } from './testing/build-set.ts';

const apiUrl = 'http://127.0.0.1:1';
const publicUrl = 'https://handover.test';
let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-pages-'));
  writeTexts(store);
  await moveTo(store, buildSet());
  gateway = await createGateway({ store, apiUrl, publicUrl });
});
afterAll(async () => {
  await gateway.close();
  rmSync(store, { recursive: true, force: true });
});

const html = { accept: 'text/html' };
const visit = (url: string, language: Language = 'en') =>
  gateway.inject({ url, headers: { ...html, cookie: `language=${language}` } });
const tag = (body: string, pattern: RegExp) => pattern.exec(body)?.[1];

test.each([
  ['/', 'en', 'Handover · In confidence', 'About In confidence'],
  ['/', 'fr', 'Handover · En confiance', 'About En confiance'],
  ['/faq/', 'fr', 'Questions et réponses · Handover', 'About Questions et réponses'],
  ['/user-deals', 'en', 'Deals · Handover', 'About Deals'],
  ['/user-deals', 'fr', 'Transactions · Handover', 'About Transactions'],
  ['/nowhere', 'en', 'Nothing here · Handover', 'About Nothing here'],
  ['/nowhere', 'fr', 'Rien ici · Handover', 'About Rien ici'],
] as const)('%s in %s has a title and a description', async (url, language, title, description) => {
  const { body } = await visit(url, language);
  expect(tag(body, /<title>(.*)<\/title>/)).toBe(title);
  expect(tag(body, /name="description" content="(.*?)"/)).toBe(description);
  expect(tag(body, /property="og:title" content="(.*?)"/)).toBe(title);
  expect(tag(body, /property="og:locale" content="(.*?)"/)).toBe(language === 'fr' ? 'fr_FR' : 'en_GB');
  expect(tag(body, /property="og:locale:alternate" content="(.*?)"/)).toBe(
    language === 'fr' ? 'en_GB' : 'fr_FR',
  );
});

test('texts are escaped in the title and in attributes', async () => {
  const { body } = await visit('/faq');
  expect(body).toContain(
    '<title>Questions &amp; &quot;answers&quot; &lt;/title&gt;&lt;script&gt; · Handover</title>',
  );
  expect(body.split('</title>')).toHaveLength(2);
});

test.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/?from=mail', '/faq'],
])('%s has the canonical path %s', async (url, path) => {
  const { body, statusCode } = await visit(url);
  expect(statusCode).toBe(200);
  expect(tag(body, /rel="canonical" href="(.*?)"/)).toBe(publicUrl + path);
  expect(body).not.toContain('noindex');
});

test('the pictures that a page names are served, under its own address', async () => {
  const { body } = await visit('/');
  const named = [
    ...body.matchAll(/(?:rel="(?:apple-touch-icon|manifest)" href|property="og:image" content)="(.*?)"/g),
  ];
  expect(named.map(([, url]) => url)).toEqual([
    `${publicUrl}/social-image.png`,
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]);
  const manifest = (await gateway.inject('/manifest.webmanifest')).json();
  const urls = [
    '/social-image.png',
    '/apple-touch-icon.png',
    ...manifest.icons.map(({ src }: { src: string }) => src),
  ];
  for (const url of urls) {
    const { statusCode, rawPayload } = await gateway.inject(url);
    expect([url, statusCode, rawPayload.subarray(1, 4).toString()]).toEqual([url, 200, 'PNG']);
  }
});

test.each([
  ['', ['#faf7f0" media="(prefers-color-scheme: light)', '#0d1719" media="(prefers-color-scheme: dark)']],
  ['color-scheme=dark', ['#0d1719']],
])('the colour of the browser follows the scheme of the page (%s)', async (cookie, colours) => {
  const { body } = await gateway.inject({ url: '/', headers: { ...html, cookie } });
  expect([...body.matchAll(/name="theme-color" content="(.*?)">/g)].map(([, colour]) => colour)).toEqual(
    colours,
  );
});

test.each(['/user-deals', '/nowhere'])('%s is not indexed', async (url) => {
  const { body } = await visit(url);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('canonical');
});

test('a page is compressed if the client accepts it', async () => {
  const headers = { ...html, 'accept-encoding': 'br' };
  const response = await gateway.inject({ url: '/', headers });
  expect(response.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(response.headers.vary).toContain('cookie');
  expect(brotliDecompressSync(response.rawPayload).toString()).toMatch(/^<!doctype html>/);
});

test("before the first release a page says so, in the user's language", async () => {
  const empty = mkdtempSync(join(tmpdir(), 'handover-empty-'));
  const early = await createGateway({ store: empty, apiUrl });
  const { statusCode, headers, body } = await early.inject({
    url: '/',
    headers: { ...html, cookie: 'language=fr' },
  });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain('<h1>Handover se met en place</h1>');
  await early.close();
  rmSync(empty, { recursive: true });
});

test('an unreadable set gives an error page without details', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'handover-broken-'));
  mkdirSync(join(broken, 'sets'));
  writeFileSync(join(broken, 'current.json'), '{"set":"a"}');
  writeFileSync(join(broken, 'sets/a.json'), '{"id":');
  const sick = await createGateway({ store: broken, apiUrl });
  const { statusCode, headers, body } = await sick.inject({ url: '/faq', headers: html });
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('Something went wrong on our side');
  expect(body).not.toMatch(/JSON|sets\/a/);
  await sick.close();
  rmSync(broken, { recursive: true });
});

test('the operator is in the html, with special characters escaped', async () => {
  const named = await createGateway({ store, apiUrl, operator: 'A "B" & C' });
  const { body } = await named.inject({ url: '/', headers: html });
  expect(body).toContain('<meta name="operator" content="A &quot;B&quot; &amp; C">');
  await named.close();
  expect((await visit('/')).body).not.toContain('name="operator"');
});

test('a browser is told in which zone the days of the marketplace end, where it is not the default one', async () => {
  const elsewhere = await createGateway({ store, apiUrl, marketZone: 'Indian/Reunion' });
  const { body } = await elsewhere.inject({ url: '/', headers: html });
  expect(body).toContain('<meta name="market-zone" content="Indian/Reunion">');
  await elsewhere.close();
  expect((await visit('/')).body).not.toContain('name="market-zone"');
});

describe('offline', () => {
  test('the page has both languages and needs no other file', async () => {
    const { headers, body } = await gateway.inject('/offline.html');
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('You are offline');
    expect(body).toContain('Vous êtes hors ligne');
    expect(body).not.toMatch(/ src=|url\(|@import|stylesheet/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/);
  });

  test('the worker contains the hash of its page, and is revalidated', async () => {
    const { headers, body } = await gateway.inject('/sw.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(body).toMatch(/'offline-[0-9a-f]{12}'/);
    expect((await visit('/')).body).toContain('<meta name="offline-worker" content="/sw.js">');
  });

  test('switched off, the worker unregisters itself and no page registers it', async () => {
    const off = await createGateway({ store, apiUrl, worker: false });
    expect((await off.inject('/sw.js')).body).toContain('registration.unregister()');
    expect((await off.inject({ url: '/', headers: html })).body).not.toContain('offline-worker');
    await off.close();
  });
});

test('two leading slashes are not read as a host name', async () => {
  // A real connection is used, since `inject` would normalize the URL.
  const response = await fetch(`${await gateway.listen({ port: 0 })}//faq`, { headers: html });
  expect(response.status).toBe(200);
  const body = await response.text();
  expect(tag(body, /rel="canonical" href="(.*?)"/)).toBe(`${publicUrl}/faq`);
});
