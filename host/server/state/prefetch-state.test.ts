import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latestOpportunities } from '@handover/shared/contract';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildSet } from '../testing/build-set.ts';
import { prefetchState } from './prefetch-state.ts';
import { publicReader } from './read-public.ts';

const title = '</script><b>Mill';
let asked: IncomingMessage[] = [];
let isSilent = false;
let status = 200;
const api = createServer((request, response) => {
  asked.push(request);
  if (isSilent) return;
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ results: [{ id: 1, project_title: title }] }));
});
/** Tests control clock and timeouts, so that they do not depend on the speed of the machine. */
let now = 0;
let deadlines: { ms: number; pass: () => void }[] = [];
let apiUrl: string;
let store: string;

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-state-'));
  await moveTo(store, buildSet());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [asked, isSilent, status, deadlines] = [[], false, 200, []];
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController();
    deadlines.push({ ms, pass: () => deadline.abort(new DOMException('late', 'TimeoutError')) });
    return deadline.signal;
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(store, { recursive: true, force: true });
});

async function visit(url: string, cookie = '') {
  const gateway = await createGateway({ store, apiUrl });
  const { body, headers } = await gateway.inject({ url, headers: { accept: 'text/html', cookie } });
  await gateway.close();
  const written = /id="state">(.*)<\/script>/.exec(body)?.[1];
  return { state: written && JSON.parse(written), headers };
}

test('the home page of a visitor contains the result of its first query, under its key', async () => {
  const { state, headers } = await visit('/');
  expect(state.queries).toEqual([
    { queryKey: latestOpportunities.queryKey, data: { results: [{ id: 1, project_title: title }] } },
  ]);
  expect(state.madeAt).toBe(now);
  expect(headers).toMatchObject({ vary: 'cookie, accept-language', 'cache-control': 'no-store' });
  expect(asked[0]?.url).toBe(
    '/api/opportunities/?ordering=-created_at&page=1&page_size=6&type_of_opportunity=sell',
  );
});

test.each(['access=abc', 'language=fr; refresh=abc'])('with %s nothing is prefetched', async (cookie) => {
  const { state } = await visit('/', cookie);
  expect([state, asked]).toEqual([undefined, []]);
});

test('neither cookies nor tokens are sent to the api', async () => {
  await visit('/', 'language=fr; other=1');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test.each(['/user-deals', '/nowhere'])('%s prefetches nothing', async (url) => {
  expect((await visit(url)).state).toBeUndefined();
  expect(asked).toEqual([]);
});

/** Ends the timeout of the one request. */
async function late() {
  await once(api, 'request');
  deadlines[0]?.pass();
}

test('a slow api delays the page by 300 ms at most, and there is no state', async () => {
  isSilent = true;
  const visiting = visit('/');
  await late();
  expect((await visiting).state).toBeUndefined();
  expect(deadlines.map(({ ms }) => ms)).toEqual([300]);
});

test('after a failed query there is no state', async () => {
  status = 500;
  expect((await visit('/')).state).toBeUndefined();
});

test('visitors within five seconds share one request', async () => {
  const state = prefetchState(publicReader(apiUrl));
  const first = await Promise.all([state('home'), state('home'), state('home')]);
  expect(new Set(first.map((each) => JSON.stringify(each))).size).toBe(1);
  now += 4999;
  expect(await state('home')).toEqual(first[0]);
  expect(asked).toHaveLength(1);
  now += 1;
  await state('home');
  expect(asked).toHaveLength(2);
});

test('a timed out query is not repeated within a second', async () => {
  const state = prefetchState(publicReader(apiUrl));
  isSilent = true;
  const waiting = state('home');
  await late();
  expect(await waiting).toBeUndefined();
  now += 999;
  expect(await state('home')).toBeUndefined();
  expect(asked).toHaveLength(1);
  now += 1;
  isSilent = false;
  expect(await state('home')).toBeDefined();
  expect(asked).toHaveLength(2);
});
