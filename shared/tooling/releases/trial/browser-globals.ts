import { JSDOM } from 'jsdom';

/** Where the page of a trial is; nothing is fetched from there. */
export const TRIAL_ORIGIN = 'https://handover.invalid';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Gives this thread the globals of a page (jsdom), so that the code of browsers can be loaded here. Nothing is rendered, and no call of
 * the network gets an answer.
 */
export function installBrowserGlobals(): void {
  const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: `${TRIAL_ORIGIN}/`,
    pretendToBeVisual: true,
  });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis) continue;
    const value: unknown = window[key as keyof typeof window];
    // Methods of the window are called with it; its classes stay as they are.
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(key);
    define(key, isMethod ? value.bind(window) : value);
  }
  for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    define(key, window[key].bind(window));
  for (const key of ['window', 'self', 'parent', 'top'] as const) define(key, globalThis);
  // Those of Node are not those that elements and events of the document are.
  for (const key of ['document', 'location', 'navigator', 'Event', 'EventTarget', 'CustomEvent'] as const)
    define(key, window[key]);
  Object.defineProperty(window.document, 'defaultView', { value: globalThis });
  const never = () => new Promise<never>(() => undefined);
  define('fetch', never);
  define('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  for (const key of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver']) define(key, Observer);
  for (const key of ['WebSocket', 'EventSource', 'BroadcastChannel', 'XMLHttpRequest', 'Worker'])
    define(key, class extends window.EventTarget {});
}

const define = (key: string, value: unknown) =>
  Object.defineProperty(globalThis, key, { value, configurable: true, writable: true, enumerable: true });
