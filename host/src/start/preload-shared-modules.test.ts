/** @jest-environment jsdom */
import { loadProvidedModules } from './load-provided-modules.ts';
import { preloadSharedModules } from './preload-shared-modules.ts';

jest.mock('./load-provided-modules.ts', () => ({ loadProvidedModules: jest.fn() }));

const loaded: string[] = [];
const provided =
  (name: string, fails = false) =>
  async () => {
    loaded.push(name);
    if (fails) throw new Error('offline');
  };
/** Tells the page that a response has come. */
let respond: () => void;
const idle: (() => void)[] = [];
const runIdle = () => {
  for (const run of idle.splice(0)) run();
};
const settle = () => jest.advanceTimersByTimeAsync(0);
let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  loaded.length = 0;
  idle.length = 0;
  readyState = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Reflect.set(window, 'requestIdleCallback', (run: () => void) => idle.push(run));
  Reflect.set(
    window,
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        respond = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  const modules = { one: provided('one'), two: provided('two', true), three: provided('three') };
  jest.mocked(loadProvidedModules).mockResolvedValue(modules as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('modules are loaded once the page has loaded, the browser is idle, and nothing has come for two seconds', async () => {
  preloadSharedModules();
  runIdle();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loaded).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loaded).toEqual([]);
  runIdle();
  await jest.advanceTimersByTimeAsync(1999);
  respond();
  await jest.advanceTimersByTimeAsync(1999);
  runIdle();
  await settle();
  expect(loaded).toEqual([]);
  readyState = 'complete';
  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual([]);
  runIdle();
  await settle();
  // One that fails does not keep the others from being loaded.
  expect(loaded).toEqual(['one', 'two', 'three']);
});

test('nothing is loaded where the user saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  readyState = 'complete';
  preloadSharedModules();
  runIdle();
  await jest.advanceTimersByTimeAsync(60_000);
  runIdle();
  await settle();
  expect(loaded).toEqual([]);
});
