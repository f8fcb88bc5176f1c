import { limit } from '@handover/shared/testing/limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { createMetrics } from '../../metrics/create-metrics.ts';
import { buildSet } from '../../testing/build-set.ts';
import { failureReports } from './failure-reports.plugin.ts';

let gateway: FastifyInstance;
let metrics: ReturnType<typeof createMetrics>;

beforeEach(async () => {
  gateway = Fastify();
  metrics = createMetrics();
  await gateway.register(failureReports, {
    releaseSets: () => [buildSet()],
    remoteFailures: metrics.remoteFailures,
    people: { failed: () => undefined, next: () => ({ set: buildSet() }) },
    health: { failed: () => undefined },
    publicUrl: 'http://localhost:3000',
    folder: '',
  });
});
afterEach(() => gateway.close());

interface Sender {
  remoteAddress?: string;
  cookie?: string;
  code?: string;
}
async function send({ remoteAddress = '203.0.113.1', cookie = '', code = 'HR-301' }: Sender) {
  const payload = { code, remote: 'mfe-deals', version: '1.0.0-a', cause: 'x' };
  const { statusCode } = await gateway.inject({
    method: 'POST',
    url: '/reports/',
    remoteAddress,
    headers: { cookie },
    payload,
  });
  return statusCode;
}
/** How many of them are stored. */
async function stored(count: number, senderOf: (index: number) => Sender) {
  let accepted = 0;
  for (let index = 0; index < count; index++) if ((await send(senderOf(index))) === 204) accepted += 1;
  return accepted;
}
const counted = async () =>
  (await metrics.remoteFailures.get()).values.map(({ labels, value }) => [labels.phase, value]);

test(
  'while one sends 10,000, a genuine one is stored',
  async () => {
    const genuine: number[] = [];
    const flood = await stored(10_000, (index) => ({ cookie: `access=${index}` }));
    genuine.push(await send({ remoteAddress: '203.0.113.2', code: 'HR-601' }));
    expect(flood).toBe(100);
    expect(genuine).toEqual([204]);
    expect(await counted()).toEqual([
      ['entry', 100],
      ['render', 1],
    ]);
  },
  limit(60_000),
);

test('a person sends 20 a minute, from whatever addresses', async () => {
  const person = (index: number) => ({
    cookie: 'language=fr; access=mine',
    remoteAddress: `203.0.113.${index}`,
  });
  expect(await stored(50, person)).toBe(20);
});

test('whoever floods with a session, or without one, leaves room for others at the address', async () => {
  expect(await stored(200, () => ({ cookie: 'access=mine' }))).toBe(20);
  expect(await stored(200, () => ({}))).toBe(20);
  expect(await send({ cookie: 'access=other' })).toBe(204);
});

test('the addresses of one IPv6 network count as one', async () => {
  const sender = (index: number) => ({
    cookie: `access=${index}`,
    remoteAddress: `2001:db8::${index.toString(16)}`,
  });
  expect(await stored(200, sender)).toBe(100);
  expect(await send({ remoteAddress: '2001:db8:0:1::1' })).toBe(204);
});

test('a changed file of the host is counted by its version', async () => {
  const { host } = buildSet();
  const payload = {
    code: 'HR-801',
    remote: 'host',
    version: host.version,
    cause: '/r/host/7.js',
  };
  const { statusCode } = await gateway.inject({ method: 'POST', url: '/reports/', payload });
  expect(statusCode).toBe(204);
  const [value] = (await metrics.remoteFailures.get()).values;
  expect(value?.labels).toEqual({ code: 'HR-801', phase: 'host', remote: 'host', version: host.version });
});

test('only after a frozen or a crashed page the browser is told which version to avoid', async () => {
  const reply = async (code: string) =>
    (
      await gateway.inject({
        method: 'POST',
        url: '/reports/',
        payload: { code, phase: 'run', remote: 'mfe-deals', version: '1.0.0-a' },
      })
    ).headers['set-cookie'];
  expect(await reply('HR-902')).toMatch(/^frozen=mfe-deals@1\.0\.0-a; /);
  expect(await reply('HR-904')).toMatch(/^frozen=mfe-deals@1\.0\.0-a; /);
  expect(await reply('HR-901')).toBeUndefined();
});

describe('a crash that both the next page of the tab and the browser tell', () => {
  const { version } = buildSet().remotes['mfe-deals'] ?? {};
  const remoteAddress = '203.0.113.1';
  const byNote = (path = '/user-deals', address = remoteAddress) =>
    gateway.inject({
      method: 'POST',
      url: '/reports/',
      remoteAddress: address,
      payload: { code: 'HR-904', remote: 'mfe-deals', version, path },
    });
  const byBrowser = () =>
    gateway.inject({
      method: 'POST',
      url: '/reports/crashes/',
      remoteAddress,
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([{ type: 'crash', url: 'http://localhost:3000/user-deals?tab=letters' }]),
    });
  const crashes = async () => (await metrics.remoteFailures.get()).values[0]?.value;
  afterEach(() => jest.useRealTimers());

  test('counts once, whoever tells first; two crashes are two', async () => {
    await byNote();
    await byBrowser();
    expect(await crashes()).toBe(1);
    await byBrowser();
    await byBrowser();
    expect(await crashes()).toBe(3);
    await byNote();
    await byNote();
    expect(await crashes()).toBe(3);
    await byNote();
    expect(await crashes()).toBe(4);
  });

  test('those of other pages, of others, and of another time are counted', async () => {
    await byBrowser();
    await byNote('/opportunities');
    await byNote('/user-deals', '203.0.113.2');
    expect(await crashes()).toBe(3);
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: ['nextTick', 'setImmediate'] });
    await byNote();
    expect(await crashes()).toBe(4);
  });
});

test('a crash that the browser itself tells is counted for the remote of the page; what else it tells is not', async () => {
  const { version } = buildSet().remotes['mfe-deals'] ?? {};
  const about = { age: 12, user_agent: 'a browser' };
  const url = 'http://localhost:3000/user-deals?tab=letters';
  const { statusCode, headers } = await gateway.inject({
    method: 'POST',
    url: '/reports/crashes/',
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([
      { ...about, type: 'crash', url, body: { reason: 'oom' } },
      { ...about, type: 'deprecation', url, body: { id: 'x', message: 'y' } },
    ]),
  });
  expect(statusCode).toBe(204);
  expect(headers['set-cookie']).toMatch(`frozen=mfe-deals@${version}; `);
  const { values } = await metrics.remoteFailures.get();
  expect(values.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
    { code: 'HR-904', phase: 'run', remote: 'mfe-deals', version, value: 1 },
  ]);
});
