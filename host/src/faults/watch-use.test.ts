/** @jest-environment jsdom */
import { watchUse } from './watch-use.ts';

let owner: { remote: string; version: string };
let navigate: () => void;
let tellTasks: (count: number) => void;
let take: ReturnType<typeof watchUse>;

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const openPage = (remote: string) => {
  owner = { remote, version: '1' };
  navigate();
};

beforeEach(() => {
  jest.useFakeTimers();
  setHidden(false);
  Object.defineProperty(performance, 'memory', { value: { usedJSHeapSize: 5e6 }, configurable: true });
  class Observer {
    static supportedEntryTypes = ['longtask'];
    constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
      tellTasks = (length) => callback({ getEntries: () => Array.from({ length }) });
    }
    observe() {}
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Observer, configurable: true });
  owner = { remote: 'host', version: 'h' };
  take = watchUse(
    () => owner,
    (listener) => {
      navigate = listener;
    },
  );
});
afterEach(() => jest.useRealTimers());

test('each remote has the time and the long tasks of its pages, the host has none', () => {
  tellTasks(4);
  jest.advanceTimersByTime(1000);
  openPage('mfe-deals');
  tellTasks(2);
  jest.advanceTimersByTime(3000);
  openPage('mfe-auth');
  jest.advanceTimersByTime(500);
  openPage('mfe-deals');
  tellTasks(1);
  jest.advanceTimersByTime(2000);
  expect(take()).toEqual([
    { what: 'use', remote: 'mfe-deals', version: '1', ms: 5000, longTasks: 3, heap: 5e6 },
    { what: 'use', remote: 'mfe-auth', version: '1', ms: 500, longTasks: 0, heap: 5e6 },
  ]);
  openPage('host');
  expect(take()).toEqual([expect.objectContaining({ remote: 'mfe-deals', ms: 0 })]);
  expect(take()).toEqual([]);
});

test('a hidden page is not in use', () => {
  openPage('mfe-deals');
  jest.advanceTimersByTime(1000);
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(take()).toMatchObject([{ remote: 'mfe-deals', ms: 1000 }]);
  setHidden(false);
  jest.advanceTimersByTime(200);
  expect(take()).toMatchObject([{ remote: 'mfe-deals', ms: 200 }]);
});
