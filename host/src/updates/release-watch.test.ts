/** @jest-environment jsdom */
import { createEventBus } from '@handover/shared/events';
import { createStore } from '@handover/shared/store';
import { otherSetAtom } from './other-set.atom.ts';
import { watchReleases } from './release-watch.ts';

const MINUTE = 60_000;
let current: string | undefined;
let asked: string[];
let stop: () => void;
let store: ReturnType<typeof createStore>;
const other = () => store.get(otherSetAtom);
const events = createEventBus();

function look(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  look(false);
  current = 'set-1';
  asked = [];
  store = createStore();
  stop = watchReleases('set-1', { events, store }, async (known) => {
    asked.push(known);
    return current;
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a tab that is looked at asks every ten minutes, give or take two', async () => {
  await pass(7 * MINUTE);
  expect(asked).toEqual([]);
  await pass(53 * MINUTE);
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(asked.length).toBeLessThanOrEqual(7);
  expect(other()).toBeUndefined();
});

test('a hidden tab asks nothing; looked at again, it asks soon', async () => {
  look(true);
  await pass(60 * MINUTE);
  expect(asked).toEqual([]);
  look(false);
  await pass(10_000);
  expect(asked).toEqual(['set-1']);
});

test('it asks when the line is back', async () => {
  await pass(2 * MINUTE);
  events.emit('socket:reconnected', undefined);
  await pass(10_000);
  expect(asked).toHaveLength(1);
});

test('never more than once a minute, whatever happens', async () => {
  for (let second = 0; second < 180; second += 5) {
    look(true);
    look(false);
    events.emit('socket:reconnected', undefined);
    await pass(5000);
  }
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('tells of another set, and that ours is current again', async () => {
  const told: (string | undefined)[] = [];
  store.sub(otherSetAtom, () => told.push(other()));
  current = 'set-2';
  await pass(13 * MINUTE);
  current = undefined;
  await pass(13 * MINUTE);
  expect(other()).toBe('set-2');
  current = 'set-1';
  await pass(13 * MINUTE);
  expect(told).toEqual(['set-2', undefined]);
  expect(asked.slice(0, 2)).toEqual(['set-1', 'set-2']);
});
