import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import Fastify from 'fastify';
import { createGateway } from '../app.ts';
import { buildMarketSet } from '../testing/build-set.ts';

const KEY = `handover_widget_${'k'.repeat(43)}`;
const SITES = ['https://firm.example', 'https://www.firm.example'];
const named = (name: string, name_fr: string) => ({ id: 1, name, name_fr });
const listing = {
  id: 7,
  type_of_opportunity: 'sell',
  project_title: 'Bakery & <b>sons</b>',
  url: 'https://handover.test/opportunities/7',
  sectors: [{ ...named('Industry', 'Industrie'), hue: 210 }],
  country: named('France', 'France'),
  region: null,
  asking_price: 3_900_000,
  currency: 1,
};

let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
const api = Fastify();
api.get('/api/widgets/:key/', async ({ params }, reply) =>
  (params as { key: string }).key === KEY
    ? { origins: SITES, listings: [listing] }
    : reply.code(404).send({ detail: 'Not found' }),
);

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-widget-'));
  await moveTo(store, buildMarketSet());
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 });
  gateway = await createGateway({ store, apiUrl, publicUrl: 'https://handover.test' });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  rmSync(store, { recursive: true, force: true });
});

const frame = (query: Record<string, string>) =>
  gateway.inject(`/widget-frame?${new URLSearchParams(query)}`);
const ancestors = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];

test('the page of a key may be framed by its sites alone, sets no cookie, and shows titles as text', async () => {
  const { statusCode, headers, body } = await frame({ key: KEY, lang: 'fr', theme: 'dark' });
  expect(statusCode).toBe(200);
  expect(ancestors(headers['content-security-policy'])).toBe(SITES.join(' '));
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
  );
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toContain('<html lang="fr" class="dark">');
  expect(body).toContain('Bakery &amp; &lt;b&gt;sons&lt;/b&gt;');
  expect(body).toContain('Industrie · France');
  expect(body).toMatch(/Prix demandé\u202f: 3,9\sM\s?€/);
  expect(body).toContain('href="https://handover.test/opportunities/7?lang=fr"');
});

test('without a key that holds there is no page, and nobody may frame what is said instead', async () => {
  for (const key of ['', 'x', `handover_widget_${'z'.repeat(43)}`, '../users/current_user']) {
    const { statusCode, headers } = await frame({ key });
    expect([statusCode, ancestors(headers['content-security-policy'])]).toEqual([404, "'none'"]);
  }
  expect(ancestors((await frame({ key: KEY, theme: '"><script>' })).headers['content-security-policy'])).toBe(
    SITES.join(' '),
  );
  expect((await frame({ key: KEY, theme: '"><script>', lang: '"' })).body).toContain(
    '<html lang="en" class="auto">',
  );
});

test('every other page stays closed to frames', async () => {
  const { headers } = await gateway.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(ancestors(headers['content-security-policy'])).toBe("'none'");
});

test('the script is small, needs nothing else, and may be loaded by any site', async () => {
  const { headers, rawPayload, body } = await gateway.inject('/widget.js');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(rawPayload.length).toBeLessThan(3000);
  expect(body).not.toMatch(/import|localStorage|cookie/);
});
