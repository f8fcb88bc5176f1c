/** What code of a remote has begun and not ended. */
export interface Leftover {
  kind: 'timer' | 'listener' | 'observer' | 'socket' | 'style' | 'element' | 'global';
  what: string;
  /** The line of its code, as the browser has it; of a global none, since nobody tells who sets it. */
  by: string;
  /** The path of the page on which it began; of a global, on which it was first listed. */
  page: string;
}

declare global {
  interface Window {
    handoverLeftovers?: () => Leftover[];
  }
}

/**
 * Watches what code of remotes begins in this page, from before any of it runs: `window.handoverLeftovers()` then lists what has not ended.
 * Code is of a remote if its file matches `files`; code of shared that it calls is not. Needs nothing from outside of itself, since a test runs it
 * as a script of the page.
 */
export function watchLeftovers(files: string, ownGlobals: string): void {
  /** Shorter ones end by themselves before anybody could tell. */
  const LONG_MS = 1000;
  const open = new Map<unknown, Leftover>();
  const knownGlobals = new Set(Object.keys(window));
  const ofRemote = new RegExp(files);
  const ofBuild = new RegExp(ownGlobals);

  /** The line that calls a watched function, if it is of a remote: below this function and the watched one. Chromium begins with the message. */
  const callingLine = () => {
    const lines = new Error().stack?.split('\n') ?? [];
    const line = lines[lines[0] === 'Error' ? 3 : 2]?.trim() ?? '';
    return ofRemote.test(line) ? line : undefined;
  };
  const begin = (key: unknown, by: string | undefined, kind: Leftover['kind'], what: string) => {
    if (by) open.set(key, { kind, what, by, page: location.pathname });
  };

  const { setInterval: every, setTimeout: after, clearInterval: stop, clearTimeout: cancel } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof every>) => {
      const by = callingLine();
      const id = every(...args);
      begin(`timer ${id}`, by, 'timer', 'setInterval');
      return id;
    },
    setTimeout: (run: TimerHandler, delay?: number, ...args: unknown[]) => {
      const by = callingLine();
      if (!by || typeof run !== 'function' || (delay ?? 0) < LONG_MS) return after(run, delay, ...args);
      const id = after(() => {
        open.delete(`timer ${id}`);
        run(...args);
      }, delay);
      begin(`timer ${id}`, by, 'timer', 'setTimeout');
      return id;
    },
    clearInterval: (id?: number) => {
      open.delete(`timer ${id}`);
      stop(id);
    },
    clearTimeout: (id?: number) => {
      open.delete(`timer ${id}`);
      cancel(id);
    },
  });

  // Listeners of elements go with them; these objects stay.
  const staying = (target: EventTarget) =>
    [window, document, document.documentElement, document.head, document.body].some(
      (one) => one === target,
    ) || target instanceof MediaQueryList;
  const listeners = new WeakMap<EventTarget, WeakMap<object, Map<string, object>>>();
  const cached = <Key extends object, Value>(map: WeakMap<Key, Value>, key: Key, made: Value): Value => {
    const value = map.get(key) ?? made;
    map.set(key, value);
    return value;
  };
  /** The same object for each registration that the browser takes for the same. */
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const capture =
      typeof options === 'object' && options ? 'capture' in options && options.capture : options;
    const names = cached(cached(listeners, target, new WeakMap()), listener, new Map<string, object>());
    const name = `${type} ${Boolean(capture)}`;
    const key = names.get(name) ?? {};
    names.set(name, key);
    return key;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const by = callingLine();
    const target = this ?? window;
    if (by && listener && staying(target)) {
      const key = keyOf(target, type, listener, options);
      begin(key, by, 'listener', `${type} of ${target.constructor.name}`);
      const end = () => open.delete(key);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (once) add.call(target, type, end, { once, capture: true });
      if (signal) add.call(signal, 'abort', end);
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && staying(target)) open.delete(keyOf(target, type, listener, options));
    return remove.call(target, type, listener, options);
  };

  const Observers = { MutationObserver, ResizeObserver, IntersectionObserver };
  for (const [name, { prototype }] of Object.entries(Observers)) {
    const { observe, disconnect } = prototype as MutationObserver;
    Object.assign(prototype, {
      observe(this: MutationObserver, target: Node, ...options: [MutationObserverInit]) {
        const by = callingLine();
        if (target === document || staying(target)) begin(this, by, 'observer', name);
        return observe.call(this, target, ...options);
      },
      disconnect(this: MutationObserver) {
        open.delete(this);
        disconnect.call(this);
      },
    });
  }

  for (const name of ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const) {
    const end = name === 'Worker' ? 'terminate' : 'close';
    const Original = window[name] as unknown as new (...args: unknown[]) => object;
    class Watched extends Original {
      constructor(...args: unknown[]) {
        const by = callingLine();
        super(...args);
        begin(this, by, 'socket', name);
        Object.assign(this, {
          [end]: (...reason: unknown[]) => {
            open.delete(this);
            return Original.prototype[end].apply(this, reason);
          },
        });
      }
    }
    Object.assign(window, { [name]: Watched });
  }

  const parts = new Map<Element, Leftover>();
  for (const method of ['append', 'prepend', 'appendChild', 'insertBefore'] as const) {
    const home = method in Node.prototype ? Node.prototype : Element.prototype;
    const original: (...args: unknown[]) => unknown = Reflect.get(home, method);
    Object.assign(home, {
      [method](this: Node, ...args: unknown[]) {
        const by = callingLine();
        const isOutside =
          this === document.head || this === document.body || this === document.documentElement;
        for (const part of by && isOutside ? args : []) {
          if (!(part instanceof Element) || part.matches('link[data-href], script')) continue;
          const kind = part.matches('style, link') ? 'style' : 'element';
          parts.set(part, { kind, what: part.localName, by: by ?? '', page: location.pathname });
        }
        return original.apply(this, args);
      },
    });
  }

  const globals = new Map<string, string>();
  window.handoverLeftovers = () => {
    for (const name of Object.keys(window))
      if (!knownGlobals.has(name) && !ofBuild.test(name) && !globals.has(name))
        globals.set(name, location.pathname);
    return [
      ...open.values(),
      ...[...parts].filter(([part]) => part.isConnected).map(([, leftover]) => leftover),
      ...[...globals]
        .filter(([name]) => name in window)
        .map(([what, page]) => ({ kind: 'global' as const, what, by: '', page })),
    ];
  };
}
