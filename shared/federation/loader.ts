import { defaultRetryPolicy, lazyModule, type RetryPolicy } from '../kernel/lazy/index.ts';
import type {
  ReleasedRemote,
  ReleaseSet,
  RemoteComponent,
  RemoteKind,
  RemoteModule,
  RemoteRelease,
} from './contract.ts';
import type { Federation } from './create-federation.ts';
import { checkGates, type Provided } from './gates.ts';
import { loadComponent } from './mount/load-component.ts';
import { RemoteError } from './remote-errors.ts';

/** Loads remotes and their components; see `createRemoteLoader`. */
export interface RemoteLoader {
  /** The remote's module: the same promise for every caller; after a failure, a new attempt. */
  load(remote: string): Promise<RemoteModule>;
  /** Loads the component of a page, widget or modal. */
  loadComponent(remote: string, kind: RemoteKind, name: string): Promise<RemoteComponent>;
  /** The component if it is loaded already: it is then rendered at once. */
  getLoaded(remote: string, kind: RemoteKind, name: string): RemoteComponent | undefined;
  /** A loaded component has rendered for the first time, since `start` (`performance.now()`). */
  onRendered(remote: string, kind: RemoteKind, name: string, start: number): void;
  /**
   * Reports a component that threw while rendering. `fallback` loads the same component of the fallback version; it is
   * undefined if there is none, or if that is what threw.
   */
  onRenderError(
    remote: string,
    kind: RemoteKind,
    name: string,
    cause: unknown,
  ): { error: RemoteError; fallback?: () => Promise<RemoteComponent> };
  /** Starts loading. A failure is ignored: it is reported when the component is needed. */
  preload(remote: string, kind?: RemoteKind, name?: string): void;
  /** The version that is mounted from now on. */
  versionOf(remote: string): string | undefined;
  /** Calls back when a remote has been replaced; returns a function that ends it. */
  onReplaced(listener: () => void): () => void;
  /**
   * Loads the parts of another version that are loaded of the current one, so that it can be replaced at once. Only
   * loaders of released versions have this.
   */
  prepare?(remote: string, release: ReleasedRemote): Promise<Replacement>;
  /** The versions of which something is loaded, and so may be mounted. As `prepare`. */
  loadedVersions?(remote: string): string[];
  /** How often a version was replaced at once: what is mounted of it is mounted anew. As `prepare`. */
  remounts?(): number;
}

/** Another version of a remote that can be mounted. */
export interface Replacement {
  /** Whether a part of the current version is loaded, and so may be mounted. */
  isLoaded: boolean;
  /**
   * Replaces the version in the release set, too: what is mounted from then on is of the other version. `atOnce`: so are pages that are
   * mounted now.
   */
  replace: (atOnce?: boolean) => void;
}

interface LoaderOptions {
  releaseSet: Pick<ReleaseSet, 'remotes'>;
  /** The modules that the host provides: `releaseSet.host`. */
  host: Provided;
  /** Module Federation, loaded when the first remote is: see `createFederation`. */
  federation: () => Promise<Federation>;
  policy?: Partial<RetryPolicy>;
  /** Called once per failure, also if a fallback was loaded. */
  onFailure?: (error: RemoteError) => void;
  /** Called when a component has been loaded, and when it has rendered for the first time. */
  onTimed?: (span: RemoteSpan) => void;
}

/** The last step of a version of a remote, and its `start` (`performance.now()`). */
export interface RemoteSpan {
  what: 'load' | 'render';
  remote: string;
  version: string;
  start: number;
}

/** Loads remotes of one release set: checks the gates, loads the release, else its fallback. Rejects with `RemoteError`. */
export function createRemoteLoader({
  releaseSet,
  host,
  federation,
  ...options
}: LoaderOptions): RemoteLoader {
  const policy = { ...defaultRetryPolicy, ...options.policy };
  const runtime = lazyModule(federation, policy);
  const modules = new Map<string, Promise<RemoteModule>>();
  const remotes = new Map<string, Promise<RemoteModule>>();
  const components = new Map<string, Promise<RemoteComponent>>();
  const loaded = new Map<string, { component: RemoteComponent; version: string }>();
  /** Remotes that run their fallback version, so that no later load waits for the broken one again. */
  const fellBack = new Set<string>();
  const reported = new WeakSet<RemoteError>();
  const listeners = new Set<() => void>();
  let remounts = 0;

  const refused = new Set<string>();
  /** Reports each call once: a page may repeat it for ever. */
  const onRefused = (error: RemoteError) => {
    if (!refused.has(error.message)) report(error);
    refused.add(error.message);
  };

  const report = (error: RemoteError) => {
    if (!reported.has(error)) options.onFailure?.(error);
    reported.add(error);
    return error;
  };

  const moduleOf = (remote: string, release: RemoteRelease) =>
    cached(modules, release.global, async () => (await runtime.load()).load(remote, release));

  /** Loads from the current version, else from the fallback. If both fail, the first error is thrown. */
  async function withFallback<T>(remote: string, get: (release: RemoteRelease) => Promise<T>): Promise<T> {
    const current = releaseSet.remotes[remote];
    if (!current) throw report(new RemoteError('HR-101', remote));
    const { fallback } = current;
    // Decided once: another load may switch to the fallback while this one waits.
    const first = fallback && fellBack.has(remote) ? fallback : current;
    try {
      return await get(first);
    } catch (cause) {
      const error = report(asRemoteError(cause, remote, first.version));
      if (!fallback) throw error;
      const second = first === current ? fallback : current;
      try {
        const found = await get(second);
        if (second === current) fellBack.delete(remote);
        else if (!error.code.startsWith('HR-5')) fellBack.add(remote);
        return found;
      } catch (another) {
        report(asRemoteError(another, remote, second.version));
        throw error;
      }
    }
  }

  async function loadFrom(remote: string, release: RemoteRelease, kind: RemoteKind, name: string) {
    const { version } = release;
    const start = performance.now();
    const module = await moduleOf(remote, release);
    const component = await loadComponent(module, { remote, version, kind, name }, policy, onRefused);
    options.onTimed?.({ what: 'load', remote, version, start });
    return component;
  }

  async function componentOf(remote: string, release: RemoteRelease, kind: RemoteKind, name: string) {
    const component = await loadFrom(remote, release, kind, name);
    const current = releaseSet.remotes[remote];
    // It may have been replaced meanwhile.
    if (release === current || release === current?.fallback)
      loaded.set(keyOf(remote, kind, name), { component, version: release.version });
    return component;
  }

  const loadedOf = (remote: string) => [...loaded.keys()].filter((key) => isOf(remote, key));

  const loader: RemoteLoader = {
    load: (remote) =>
      cached(remotes, remote, () => withFallback(remote, (release) => moduleOf(remote, release))),
    loadComponent: (remote, kind, name) =>
      cached(components, keyOf(remote, kind, name), () =>
        withFallback(remote, (release) => componentOf(remote, release, kind, name)),
      ),
    getLoaded: (remote, kind, name) => loaded.get(keyOf(remote, kind, name))?.component,
    onRendered(remote, kind, name, start) {
      const { version } = loaded.get(keyOf(remote, kind, name)) ?? {};
      if (version !== undefined) options.onTimed?.({ what: 'render', remote, version, start });
    },
    onRenderError(remote, kind, name, cause) {
      const version = loaded.get(keyOf(remote, kind, name))?.version ?? '';
      const release = releaseSet.remotes[remote]?.fallback;
      const error = new RemoteError('HR-601', remote, {
        version,
        detail: `${kind}/${name}: ${cause}`,
        cause,
      });
      report(error);
      if (!release || release.version === version) return { error };
      const fallback = () =>
        componentOf(remote, release, kind, name).catch((second) => {
          throw report(asRemoteError(second, remote, release.version));
        });
      return { error, fallback };
    },
    preload(remote, kind, name) {
      const loading = kind && name ? loader.loadComponent(remote, kind, name) : loader.load(remote);
      loading.catch(() => undefined);
    },
    versionOf: (remote) => releaseSet.remotes[remote]?.version,
    onReplaced(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async prepare(remote, release) {
      const refusal = checkGates(remote, release, host);
      if (refusal) throw refusal;
      const prepared = await Promise.all(
        loadedOf(remote).map(async (key) => {
          const [, kind, name = ''] = key.split('/');
          return [key, await loadFrom(remote, release, kind as RemoteKind, name)] as const;
        }),
      );
      const replace = (atOnce = false) => {
        if (atOnce) remounts += 1;
        releaseSet.remotes[remote] = release;
        remotes.delete(remote);
        fellBack.delete(remote);
        for (const known of [components, loaded])
          for (const key of known.keys()) if (isOf(remote, key)) known.delete(key);
        for (const [key, component] of prepared) loaded.set(key, { component, version: release.version });
        for (const listener of listeners) listener();
      };
      return { isLoaded: prepared.length > 0, replace };
    },
    loadedVersions: (remote) => loadedOf(remote).map((key) => loaded.get(key)?.version ?? ''),
    remounts: () => remounts,
  };
  return loader;
}

const keyOf = (remote: string, kind: RemoteKind, name: string) => `${remote}/${kind}/${name}`;
const isOf = (remote: string, key: string) => key.startsWith(`${remote}/`);

/** One promise per key; a rejected one is removed, so that the next call starts again. */
function cached<T>(promises: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const known = promises.get(key);
  if (known) return known;
  const promise = start();
  promises.set(key, promise);
  promise.catch(() => promises.delete(key));
  return promise;
}

function asRemoteError(error: unknown, remote: string, version: string): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError('HR-401', remote, { version, detail: String(error), cause: error });
}
