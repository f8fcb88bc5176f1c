import Fastify, { type FastifyInstance } from 'fastify';
import { createMetrics } from '../../metrics/create-metrics.ts';
import { buildSet } from '../../testing/build-set.ts';
import { browserTimings } from './timings.plugin.ts';

let gateway: FastifyInstance;
let metrics: ReturnType<typeof createMetrics>;
beforeEach(async () => {
  gateway = Fastify();
  metrics = createMetrics();
  await gateway.register(browserTimings, {
    releaseSets: () => [buildSet()],
    remoteTimes: metrics.remoteTimes,
    remoteUse: metrics.remoteUse,
    people: { timed: () => undefined },
    health: { viewed: () => undefined },
  });
});
afterEach(() => gateway.close());

const send = async (payload: object, remoteAddress = '203.0.113.1') =>
  (await gateway.inject({ method: 'POST', url: '/timings/', remoteAddress, payload })).statusCode;
const deals = { remote: 'mfe-deals', version: '1.0.0-a' };

test('times of load, render and late frames are counted by remote and version', async () => {
  const sent = [
    { what: 'load', ...deals, ms: 300 },
    { what: 'load', ...deals, ms: 700 },
    { what: 'render', ...deals, ms: 40 },
    { what: 'blocked', ...deals, ms: 1500 },
  ];
  expect(await send(sent)).toBe(204);
  const shown = (await metrics.registry.metrics()).split('\n');
  const labels = '{remote="mfe-deals",version="1.0.0-a"}';
  expect(shown).toEqual(
    expect.arrayContaining([
      `handover_remote_load_seconds_count${labels} 2`,
      `handover_remote_load_seconds_sum${labels} 1`,
      'handover_remote_load_seconds_bucket{le="0.5",remote="mfe-deals",version="1.0.0-a"} 1',
      `handover_remote_render_seconds_sum${labels} 0.04`,
      `handover_remote_blocked_seconds_total${labels} 1.5`,
    ]),
  );
});

test('use, long tasks and heap are counted by remote and version', async () => {
  const sent = [
    { what: 'use', ...deals, ms: 90_000, longTasks: 3, heap: 20e6 },
    { what: 'use', ...deals, ms: 30_000, longTasks: 0 },
  ];
  expect(await send(sent)).toBe(204);
  const labels = '{remote="mfe-deals",version="1.0.0-a"}';
  expect((await metrics.registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      `handover_remote_use_seconds_total${labels} 120`,
      `handover_remote_long_tasks_total${labels} 3`,
      `handover_remote_heap_bytes_sum${labels} 20000000`,
      `handover_remote_heap_bytes_count${labels} 1`,
    ]),
  );
});

test('versions that were never released make no series of their own', async () => {
  for (let index = 0; index < 10; index++)
    await send([{ what: 'load', remote: 'mfe-deals', version: `made-up-${index}`, ms: 1 }]);
  const { values } = await metrics.remoteTimes.load.get();
  expect([...new Set(values.map(({ labels }) => labels.version))]).toEqual(['other']);
});

test.each([
  ['no list', {}],
  ['a negative time', [{ what: 'load', ...deals, ms: -1 }]],
  ['another measure', [{ what: 'idle', ...deals, ms: 1 }]],
  ['use without its tasks', [{ what: 'use', ...deals, ms: 1 }]],
  ['too many', Array.from({ length: 101 }, () => ({ what: 'load', ...deals, ms: 1 }))],
])('%s is refused', async (_, payload) => {
  expect(await send(payload)).toBe(400);
});

test('an address can’t send without end, and leaves room for others', async () => {
  const answers = [];
  for (let index = 0; index < 30; index++) answers.push(await send([]));
  expect(answers.filter((status) => status === 204)).toHaveLength(20);
  expect(await send([], '203.0.113.2')).toBe(204);
});
