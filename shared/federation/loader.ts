import { defaultRetryPolicy, type RetryPolicy } from '../kernel/lazy/index.ts';
import type { ReleaseSet, RemoteComponent, RemoteKind, RemoteModule, RemoteRelease } from './contract.ts';
import { type FederationRuntime, federationRuntime } from './federation-runtime.ts';
import { checkGates, type Provided } from './gates.ts';
import { loadPart } from './load-part.ts';
import { loadRelease } from './load-release.ts';
import { RemoteError } from './remote-errors.ts';

/** Loads remotes and their parts; see `createRemoteLoader`. */
export interface RemoteLoader {
  /** The remote's module; the same promise while it is under way or done, a new attempt after a failure. */
  load(remote: string): Promise<RemoteModule>;
  /** The component of a page, widget or modal. */
  part(remote: string, kind: RemoteKind, name: string): Promise<RemoteComponent>;
  /** The component where it is already here, for a render without a wait. */
  getLoaded(remote: string, kind: RemoteKind, name: string): RemoteComponent | undefined;
  /**
   * Told of a component that threw once it was mounted. Returns how to get the same part of the fallback version, or
   * undefined where there is none, or where that is what threw.
   */
  threw(
    remote: string,
    kind: RemoteKind,
    name: string,
    cause: unknown,
  ): { error: RemoteError; instead?: () => Promise<RemoteComponent> };
  /** Begins to load and leaves the failure to who needs the part. */
  preload(remote: string, kind?: RemoteKind, name?: string): void;
}

interface LoaderOptions {
  releaseSet: Pick<ReleaseSet, 'remotes'>;
  /** What remotes find here: `releaseSet.host`. */
  host: Provided;
  runtime?: FederationRuntime;
  policy?: Partial<RetryPolicy>;
  /** Told of each failure once, also of one that a fallback repaired. */
  onFailure?: (error: RemoteError) => void;
}

/** Loads remotes of one release set: gates, then the release, then its fallback. Rejects with `RemoteError`. */
export function createRemoteLoader({ releaseSet, host, ...options }: LoaderOptions): RemoteLoader {
  const policy = { ...defaultRetryPolicy, ...options.policy };
  const modules = new Map<string, Promise<RemoteModule>>();
  const loads = new Map<string, Promise<RemoteModule>>();
  const parts = new Map<string, Promise<RemoteComponent>>();
  const done = new Map<string, RemoteComponent>();
  /** The version that each part here is of. */
  const versions = new Map<string, string>();
  /** Remotes of which the fallback has stepped in: nobody waits for the other version again. */
  const fellBack = new Set<string>();
  const told = new WeakSet<RemoteError>();
  let runtime = options.runtime;

  const tell = (error: RemoteError) => {
    if (!told.has(error)) options.onFailure?.(error);
    told.add(error);
    return error;
  };

  const moduleOf = (remote: string, release: RemoteRelease) =>
    remember(modules, release.global, async () => {
      const refusal = checkGates(remote, release, host);
      if (refusal) throw refusal;
      runtime ??= federationRuntime();
      return loadRelease(runtime, remote, release, policy);
    });

  /** From the current version, else from its fallback. The first failure is the one to show: the rest is a way out of it. */
  async function from<T>(remote: string, get: (release: RemoteRelease) => Promise<T>): Promise<T> {
    const current = releaseSet.remotes[remote];
    if (!current) throw tell(new RemoteError('HR-101', remote));
    const { fallback } = current;
    // Decided once: while this waits, the fallback may step in for somebody else.
    const first = fallback && fellBack.has(remote) ? fallback : current;
    try {
      return await get(first);
    } catch (cause) {
      const error = tell(asRemoteError(cause, remote, first.version));
      if (!fallback) throw error;
      const second = first === current ? fallback : current;
      try {
        const found = await get(second);
        if (second === current) fellBack.delete(remote);
        else if (error.phase !== 'part') fellBack.add(remote);
        return found;
      } catch (again) {
        tell(asRemoteError(again, remote, second.version));
        throw error;
      }
    }
  }

  async function partOf(remote: string, release: RemoteRelease, kind: RemoteKind, name: string) {
    const { version } = release;
    const component = await loadPart(
      await moduleOf(remote, release),
      { remote, version, kind, name },
      policy,
    );
    const key = keyOf(remote, kind, name);
    done.set(key, component);
    versions.set(key, version);
    return component;
  }

  const loader: RemoteLoader = {
    load: (remote) => remember(loads, remote, () => from(remote, (release) => moduleOf(remote, release))),
    part: (remote, kind, name) =>
      remember(parts, keyOf(remote, kind, name), () =>
        from(remote, (release) => partOf(remote, release, kind, name)),
      ),
    getLoaded: (remote, kind, name) => done.get(keyOf(remote, kind, name)),
    threw(remote, kind, name, cause) {
      const version = versions.get(keyOf(remote, kind, name)) ?? '';
      const fallback = releaseSet.remotes[remote]?.fallback;
      const error = new RemoteError('HR-601', remote, {
        version,
        detail: `${kind}/${name}: ${cause}`,
        cause,
      });
      tell(error);
      if (!fallback || fallback.version === version) return { error };
      const instead = () =>
        partOf(remote, fallback, kind, name).catch((second) => {
          throw tell(asRemoteError(second, remote, fallback.version));
        });
      return { error, instead };
    },
    preload(remote, kind, name) {
      const loading = kind && name ? loader.part(remote, kind, name) : loader.load(remote);
      loading.catch(() => undefined);
    },
  };
  return loader;
}

const keyOf = (remote: string, kind: RemoteKind, name: string) => `${remote}/${kind}/${name}`;

/** One run a key; a failed run is forgotten, so that the next caller asks again. */
function remember<T>(runs: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const known = runs.get(key);
  if (known) return known;
  const run = start();
  runs.set(key, run);
  run.catch(() => runs.delete(key));
  return run;
}

function asRemoteError(error: unknown, remote: string, version: string): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError('HR-401', remote, { version, detail: String(error), cause: error });
}
