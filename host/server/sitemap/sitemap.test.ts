import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildOpportunity } from '@handover/shared/testing/node';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildMarketSet } from '../testing/build-set.ts';
import { type MarketApi, marketApi } from '../testing/market-api.ts';

const publicUrl = 'https://handover.test';
const COUNT = 450;
const opportunities = Array.from({ length: COUNT }, (_, index) =>
  buildOpportunity({ id: index + 1, updated_at: '2026-03-04T05:06:07.000Z' }),
);

let api: MarketApi;
let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-sitemap-'));
  await moveTo(store, buildMarketSet());
  api = await marketApi(opportunities);
});
beforeEach(async () => {
  Object.assign(api, { failsWith: undefined, asked: [] });
  gateway = await createGateway({ store, apiUrl: api.url, publicUrl, sitemap: { partLength: 200 } });
});
afterEach(() => gateway.close());
afterAll(async () => {
  await api.close();
  rmSync(store, { recursive: true, force: true });
});

const read = async (url: string) => (await gateway.inject(url)).body;
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('the index, which robots.txt names, has the pages, the landing pages and the parts of opportunities', async () => {
  expect(await read('/robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const { body, headers } = await gateway.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(locations(body)).toEqual([
    `${publicUrl}/sitemap-pages.xml`,
    `${publicUrl}/sitemap-landing-pages.xml`,
    `${publicUrl}/sitemap-opportunities-1.xml`,
    `${publicUrl}/sitemap-opportunities-2.xml`,
    `${publicUrl}/sitemap-opportunities-3.xml`,
  ]);
});

test('the pages are those for everyone, under their canonical addresses, and no other', async () => {
  const lists = ['/opportunities/sell-opportunities', '/opportunities/buy-opportunities'];
  const plain = locations(await read('/sitemap-pages.xml')).filter((url) => !url?.includes('lang='));
  expect(plain).toEqual(['/', '/faq', ...lists].map((path) => publicUrl + path));
});

test('landing pages with listings are there, of a sector, a region and both, and no empty one', async () => {
  const plain = locations(await read('/sitemap-landing-pages.xml')).filter((url) => !url?.includes('lang='));
  const sales = `${publicUrl}/opportunities/sell-opportunities`;
  expect(plain).toEqual([`${sales}/food`, `${sales}/geneve`, `${sales}/food/geneve`]);
});

test('each opportunity is there once for each language, with the others and the time of its change', async () => {
  const parts = await Promise.all([1, 2, 3].map((part) => read(`/sitemap-opportunities-${part}.xml`)));
  const urls = parts.flatMap(locations);
  expect(new Set(urls).size).toBe(3 * COUNT);
  expect(locations(parts[2] ?? '')).toHaveLength(3 * 50);
  const of = (lang: string) => `${publicUrl}/opportunities/1${lang && `?lang=${lang}`}`;
  const links = [
    ['en', of('en')],
    ['fr', of('fr')],
    ['x-default', of('')],
  ].map(([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`);
  expect(parts[0]).toContain(
    `<url><loc>${of('fr')}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>${links.join('')}</url>`,
  );
});

test('the api is read page by page, once for all who ask within minutes', async () => {
  await Promise.all([read('/sitemap-opportunities-2.xml'), read('/sitemap-opportunities-2.xml')]);
  await read('/sitemap-opportunities-2.xml');
  await read('/sitemap.xml');
  await read('/sitemap-landing-pages.xml');
  expect(api.asked.map(({ url }) => url)).toEqual([
    '/api/opportunities/?ordering=created_at&page=1&page_size=1',
    '/api/opportunities/?ordering=created_at&page=3&page_size=100',
    '/api/opportunities/?ordering=created_at&page=4&page_size=100',
    '/api/opportunities/landing/?type_of_opportunity=sell',
    '/api/opportunities/landing/?type_of_opportunity=sell&path=food',
    '/api/opportunities/landing/?type_of_opportunity=buy',
  ]);
});

test('a part that does not exist is 404; while the api is down the answer is 503, and not kept', async () => {
  expect((await gateway.inject('/sitemap-opportunities-4.xml')).statusCode).toBe(404);
  expect((await gateway.inject('/sitemap-opportunities-0.xml')).statusCode).toBe(404);
  const other = await createGateway({ store, apiUrl: api.url, publicUrl });
  api.failsWith = 503;
  const { statusCode, headers } = await other.inject('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  api.failsWith = undefined;
  expect(locations((await other.inject('/sitemap.xml')).body)).toHaveLength(3);
  await other.close();
});

test('it is compressed', async () => {
  const { headers, rawPayload } = await gateway.inject({
    url: '/sitemap-opportunities-1.xml',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toMatch(/<\/urlset>\n$/);
});

test('no part has more URLs than the protocol allows', async () => {
  await expect(
    createGateway({ store, apiUrl: api.url, publicUrl, sitemap: { partLength: 16_667 } }),
  ).rejects.toThrow('50000');
});
