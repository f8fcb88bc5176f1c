/** @jest-environment node */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/shared/releases';
import { latestOpportunities } from '../../src/home/latest-opportunities.ts';
import { createGateway } from '../app.ts';
import { buildSet } from '../testing/build-set.ts';
import { firstState } from './first-state.ts';

const title = '</script><b>Mill';
let asked: IncomingMessage[] = [];
let wait = 0;
let status = 200;
const api = createServer((request, response) => {
  asked.push(request);
  setTimeout(() => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ results: [{ id: 1, project_title: title }] }));
  }, wait);
});
let apiUrl: string;
let store: string;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-state-'));
  await moveTo(store, buildSet());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  // The first request of a process takes longer than a page waits.
  await fetch(apiUrl);
});
beforeEach(() => {
  [asked, wait, status] = [[], 0, 200];
});
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(store, { recursive: true, force: true });
});

async function visit(url: string, cookie = '') {
  const gateway = await createGateway({ store, apiUrl });
  const started = Date.now();
  const { body, headers } = await gateway.inject({ url, headers: { accept: 'text/html', cookie } });
  const took = Date.now() - started;
  await gateway.close();
  const written = /id="state">(.*)<\/script>/.exec(body)?.[1];
  return { state: written && JSON.parse(written), headers, took };
}

test('the main page of a visitor carries what its first query wants, under its key', async () => {
  const { state, headers } = await visit('/');
  expect(state.queries).toEqual([
    { queryKey: latestOpportunities.queryKey, data: { results: [{ id: 1, project_title: title }] } },
  ]);
  expect(Math.abs(Date.now() - state.madeAt)).toBeLessThan(5000);
  expect(headers).toMatchObject({ vary: 'cookie, accept-language', 'cache-control': 'no-store' });
  expect(asked[0]?.url).toBe(
    '/api/opportunities/?ordering=-created_at&page=1&page_size=6&type_of_opportunity=sell',
  );
});

test.each(['access=abc', 'language=fr; refresh=abc'])(
  'with %s nothing is asked and nothing written',
  async (cookie) => {
    const { state } = await visit('/', cookie);
    expect([state, asked]).toEqual([undefined, []]);
  },
);

test('nobody is asked as somebody: no cookie and no token goes along', async () => {
  await visit('/', 'language=fr; other=1');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test.each(['/user-deals', '/nowhere'])('%s asks for nothing', async (url) => {
  expect((await visit(url)).state).toBeUndefined();
  expect(asked).toEqual([]);
});

test('an api that is slow costs the page 300 ms, no more, and no state', async () => {
  wait = 2000;
  const { state, took } = await visit('/');
  expect(state).toBeUndefined();
  expect(took).toBeGreaterThanOrEqual(290);
  expect(took).toBeLessThan(1500);
});

test('one that fails costs nothing', async () => {
  status = 500;
  expect((await visit('/')).state).toBeUndefined();
});

test('many visitors at once ask once, and so do those of the next seconds', async () => {
  const state = firstState(apiUrl);
  const first = await Promise.all([state('home'), state('home'), state('home')]);
  expect(new Set(first.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await state('home')).toEqual(first[0]);
  expect(asked).toHaveLength(1);
});

test('an answer is asked anew when it is no longer fresh', async () => {
  const state = firstState(apiUrl, { fresh: 0, deadline: 5000 });
  await state('home');
  await state('home');
  expect(asked).toHaveLength(2);
});

test('of what was late nobody waits again at once', async () => {
  const state = firstState(apiUrl, { pause: 60_000 });
  wait = 2000;
  expect(await state('home')).toBeUndefined();
  const started = Date.now();
  expect(await state('home')).toBeUndefined();
  expect(Date.now() - started).toBeLessThan(200);
  expect(asked).toHaveLength(1);
});
