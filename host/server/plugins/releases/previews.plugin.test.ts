import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo, previewToken } from '@handover/tooling/releases';
import { createGateway } from '../../app.ts';
import { buildSet, writeTexts } from '../../testing/build-set.ts';

const HOUR_MS = 3_600_000;
let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-previews-'));
  writeTexts(store);
  await moveTo(store, { ...buildSet(), id: 'set-2' });
  await moveTo(store, buildSet());
  gateway = await createGateway({ store, apiUrl: 'http://127.0.0.1:1', publicUrl: 'https://handover.test' });
});
afterAll(async () => {
  await gateway.close();
  rmSync(store, { recursive: true, force: true });
});

const tokenOf = (set: string, until = Date.now() + HOUR_MS) => previewToken(store, set, until);
const get = (url: string, cookie = '') =>
  gateway.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
/** The set that a page and an update check get. */
async function setsFor(cookie = '') {
  const [page, check] = [await get('/faq', cookie), await get('/release-set.json', cookie)];
  return [/"id":"(set-\d)"/.exec(page.body)?.[1], check.json().id];
}

test('who opens the link is in its set, and nobody else', async () => {
  const token = await tokenOf('set-2');
  const opened = await get(`/preview/${token}`);
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toBe('/');
  const [cookie, ...attributes] = String(opened.headers['set-cookie']).split('; ');
  expect(cookie).toBe(`preview=${token}`);
  expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']));
  expect(await setsFor(cookie)).toEqual(['set-2', 'set-2']);
  expect(await setsFor()).toEqual(['set-1', 'set-1']);
});

test('a bar says so in the language of the page, and leads out', async () => {
  const cookie = `preview=${await tokenOf('set-2')}`;
  expect((await get('/faq', cookie)).body).toContain('Preview of the release set set-2, until ');
  expect((await get('/faq', `${cookie}; language=fr`)).body).toContain(
    'Aperçu de la version set-2, jusqu’au ',
  );
  expect((await get('/faq')).body).not.toContain('preview-bar');
  const left = await get('/preview/leave', cookie);
  expect(left.headers.location).toBe('/');
  expect(left.headers['set-cookie']).toContain('preview=; Max-Age=0; Path=/');
});

test('what a preview gets is kept by no cache, and its set says when it ends', async () => {
  const cookie = `preview=${await tokenOf('set-2')}`;
  for (const url of ['/faq', '/release-set.json'])
    expect((await get(url, cookie)).headers['cache-control']).toBe('no-store');
  const until = Date.now() + HOUR_MS;
  const { headers } = await get('/release-set.json', `preview=${await tokenOf('set-2', until)}`);
  expect(headers['release-preview']).toBe(new Date(until).toISOString());
  expect((await get('/release-set.json')).headers).not.toHaveProperty('release-preview');
});

test.each([
  ['has ended', () => tokenOf('set-2', Date.now() - 1)],
  ['was changed', async () => (await tokenOf('set-2')).replace('set-2', 'set-1')],
  ['has a set that is gone', () => tokenOf('set-3')],
  ['is none', async () => 'x'],
])('a link that %s says so, and its cookie changes nothing', async (_, make) => {
  const token = await make();
  const { statusCode, body, headers } = await get(`/preview/${token}`);
  expect(statusCode).toBe(404);
  expect(body).toContain('This preview has ended');
  expect(body).toContain('Cet aperçu est terminé');
  expect(body).toContain('class="retry" href="/"');
  expect(headers['set-cookie']).toContain('Max-Age=0');
  expect(await setsFor(`preview=${token}`)).toEqual(['set-1', 'set-1']);
});
