import assert from 'node:assert/strict';
import perfHooks from 'node:perf_hooks';
import { mock, test } from 'node:test';
import { readConfig } from '../../config.ts';

/** Replaces node's event loop delay histogram: the tests set how long each turn took, in ns. */
const turns: number[] = [];
const histogram = {
  enable: () => undefined,
  reset: () => turns.splice(0),
  get mean() {
    return turns.reduce((sum, turn) => sum + turn, 0) / turns.length;
  },
};
mock.method(perfHooks, 'monitorEventLoopDelay', () => histogram);
mock.timers.enable({ apis: ['setTimeout'] });
const { buildTestApp } = await import('../../../testing/servers/build-test-app.ts');
const { signedIn } = await import('../../../testing/people/actor.ts');

/** Advances event loop and clock. */
function goRound(times: number, ms: number) {
  for (let turn = 0; turn < times; turn += 1) {
    turns.push(ms * 1e6);
    mock.timers.tick(ms);
  }
}
async function openApp() {
  const { maxEventLoopDelayMs } = readConfig({});
  const app = await buildTestApp({ maxEventLoopDelayMs, metrics: false });
  return signedIn(app);
}

test('an event loop that is delayed by a second again and again: 503 instead of an endless queue', async () => {
  const person = await openApp();
  goRound(5, 1100);
  const { status, body, headers } = await person.get('/api/deals/');
  assert.equal(status, 503);
  assert.deepEqual(Object.keys(body), ['detail', 'code']);
  assert.ok(Number(headers['retry-after']) > 0);
});

test('a single long delay refuses no request', async () => {
  const person = await openApp();
  goRound(1, 3000);
  assert.equal((await person.get('/api/deals/')).status, 200);
  goRound(250, 10);
  assert.equal((await person.get('/api/deals/')).status, 200);
});
