/** @jest-environment jsdom */
import { createEventBus } from '@handover/shared/events';
import { createStore } from '@handover/shared/store';
import { otherSetAtom } from './other-set.atom.ts';
import { watchReleases } from './watch-releases.ts';

const MINUTE = 60_000;
let current: string | undefined;
let checks: string[];
let stop: () => void;
let store: ReturnType<typeof createStore>;
const other = () => store.get(otherSetAtom);
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
  store = createStore();
  stop = watchReleases('set-1', { events, store }, async (known) => {
    checks.push(known);
    return current;
  });
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
  expect(other()).toBeUndefined();
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

test('never more than once a minute, whatever happens', async () => {
  for (let second = 0; second < 180; second += 5) {
    setHidden(true);
    setHidden(false);
    events.emit('socket:reconnected', undefined);
    await pass(5000);
  }
  expect(checks.length).toBeLessThanOrEqual(3);
});

test('sets the other set, and clears it when ours is current again', async () => {
  const changes: (string | undefined)[] = [];
  store.sub(otherSetAtom, () => changes.push(other()));
  current = 'set-2';
  await pass(13 * MINUTE);
  current = undefined;
  await pass(13 * MINUTE);
  expect(other()).toBe('set-2');
  current = 'set-1';
  await pass(13 * MINUTE);
  expect(changes).toEqual(['set-2', undefined]);
  expect(checks.slice(0, 2)).toEqual(['set-1', 'set-2']);
});
