import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildSet, writeTexts } from '../testing/build-set.ts';

/** Answers with the status that the query names, as the api does, or as the provider that stands in for LinkedIn. */
const api = createServer(({ url = '' }, answer) => {
  const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200);
  const body = url.includes('local_openid')
    ? 'invalid_request: interaction session not found'
    : '{"detail":"-"}';
  answer
    .writeHead(status, { 'content-type': 'text/plain', 'content-length': body.length, etag: '"bare"' })
    .end(body);
});
let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-failed-'));
  writeTexts(store);
  await moveTo(store, buildSet());
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  gateway = await createGateway({ store, apiUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.close();
  api.close();
  api.closeAllConnections();
  rmSync(store, { recursive: true, force: true });
});

const navigating = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8', cookie: 'language=fr' };
const PROVIDER = '/api/local_openid/linkedin-oauth2';

test.each([
  ['GET', `${PROVIDER}/auth/x?status=400`, 400, 'Cette connexion n’est plus valable', '/login'],
  ['POST', `${PROVIDER}/interaction/x?status=400`, 400, 'Cette connexion n’est plus valable', '/login'],
  ['GET', `${PROVIDER}/auth?status=500`, 500, 'Une erreur s’est produite de notre côté', ''],
  ['GET', '/api/files/1/?status=401', 401, 'Cette adresse n’ouvre rien ici', '/login'],
  ['GET', '/api/room_downloads/x/?status=404', 404, 'Cette adresse n’ouvre rien ici', '/login'],
  ['GET', '/api/deals/?status=429', 429, 'Beaucoup de demandes à la fois', ''],
  ['GET', '/old-page.php', 404, 'Il n’y a rien à cette adresse', '/'],
  ['GET', '/%zz', 400, 'Il n’y a rien à cette adresse', '/'],
] as const)(
  'who opens %s %s (%i) reads a page that leads on',
  async (method, url, status, title, leadsTo) => {
    const { statusCode, headers, body } = await gateway.inject({ method, url, headers: navigating });
    expect([statusCode, headers['content-type'], headers.etag]).toEqual([
      status,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`<a class="retry" href="${leadsTo}">`);
    expect(body).not.toMatch(/invalid_request|"detail"/);
  },
);

test('while the api is down, too', async () => {
  const lonely = await createGateway({ store, apiUrl: 'http://127.0.0.1:1', graceMs: 0 });
  const { statusCode, headers, body } = await lonely.inject({ url: `${PROVIDER}/auth`, headers: navigating });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toContain('<h1>Une erreur s’est produite de notre côté</h1>');
  await lonely.close();
});

test.each([
  ['a call of a page', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
  ['an image', { 'sec-fetch-mode': 'no-cors', accept: 'image/*,*/*;q=0.8' }],
  ['a script of somebody', { accept: '*/*' }],
])('%s gets the answer as it is', async (_, headers) => {
  const { statusCode, body } = await gateway.inject({ url: '/api/files/1/?status=404', headers });
  expect([statusCode, body]).toEqual([404, '{"detail":"-"}']);
});

test('what succeeds is passed on to who navigates', async () => {
  const { statusCode, body, headers } = await gateway.inject({ url: '/api/docs/', headers: navigating });
  expect([statusCode, body, headers.etag]).toEqual([200, '{"detail":"-"}', '"bare"']);
});
