/** @jest-environment jsdom */
import { createEventBus } from '@handover/shared/events';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { watchReleases } from './watch-releases.ts';

const MINUTE = 60_000;
let current: string | undefined;
let checks: string[];
let stop: () => void;
let seen: string[];
const events = createEventBus();

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  setHidden(false);
  current = 'set-1';
  checks = [];
  seen = [];
  stop = watchReleases(
    'set-1',
    events,
    ({ id }) => seen.push(id),
    async (known) => {
      checks.push(known);
      if (current === undefined) return undefined;
      return current === known ? 'known' : { ...buildReleaseSet(), id: current };
    },
  );
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a visible tab checks every ten minutes, with a jitter of two', async () => {
  await pass(7 * MINUTE);
  expect(checks).toEqual([]);
  await pass(53 * MINUTE);
  expect(checks.length).toBeGreaterThanOrEqual(5);
  expect(checks.length).toBeLessThanOrEqual(7);
  expect(seen).toEqual([]);
});

test('a hidden tab does not check; it does soon after it becomes visible', async () => {
  setHidden(true);
  await pass(60 * MINUTE);
  expect(checks).toEqual([]);
  setHidden(false);
  await pass(10_000);
  expect(checks).toEqual(['set-1']);
});

test('it checks when the socket has reconnected', async () => {
  await pass(2 * MINUTE);
  events.emit('socket:reconnected', undefined);
  await pass(10_000);
  expect(checks).toHaveLength(1);
});

test('it checks within seconds when the socket tells of another set, also right after another check', async () => {
  for (const id of ['set-2', 'set-3']) {
    current = id;
    events.emit('release-set', { release_set: id });
    await pass(3000);
  }
  expect(seen).toEqual(['set-2', 'set-3']);
  events.emit('release-set', { release_set: 'set-3' });
  await pass(3000);
  expect(checks).toHaveLength(2);
});

test('a hidden tab checks within seconds when a version was revoked, and again in a minute without an answer', async () => {
  setHidden(true);
  events.emit('release-set', { release_set: 'set-2' });
  await pass(3000);
  expect(checks).toHaveLength(0);
  current = undefined;
  events.emit('release-set', { release_set: 'set-2', revokes: true });
  await pass(3000);
  expect(checks).toHaveLength(1);
  current = 'set-2';
  await pass(MINUTE + 10_000);
  expect(seen).toEqual(['set-2']);
  await pass(60 * MINUTE);
  expect(checks).toHaveLength(2);
});

test('never more than once a minute, whatever happens', async () => {
  for (let second = 0; second < 180; second += 5) {
    setHidden(true);
    setHidden(false);
    events.emit('socket:reconnected', undefined);
    await pass(5000);
  }
  expect(checks.length).toBeLessThanOrEqual(3);
});

test('tells each set that becomes the current one, and that ours is it again', async () => {
  current = 'set-2';
  await pass(13 * MINUTE);
  current = undefined;
  await pass(13 * MINUTE);
  expect(seen).toEqual(['set-2']);
  current = 'set-1';
  await pass(13 * MINUTE);
  expect(seen).toEqual(['set-2', 'set-1']);
  expect(checks.slice(0, 2)).toEqual(['set-1', 'set-2']);
});
