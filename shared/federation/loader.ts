import type { ReleaseSet, RemoteComponent, RemoteKind, RemoteModule, RemoteRelease } from './contract.ts';
import { type FederationRuntime, federationRuntime } from './federation-runtime.ts';
import { checkGates, type Provided } from './gates.ts';
import { loadPart } from './load-part.ts';
import { loadRelease } from './load-release.ts';
import { RemoteError } from './remote-errors.ts';
import { defaultPatience, type Patience } from './retry.ts';

/** Loads remotes and their parts; see `createRemoteLoader`. */
export interface RemoteLoader {
  /** The remote's module; the same promise while it is under way or done, a new attempt after a failure. */
  load(remote: string): Promise<RemoteModule>;
  /** The component of a page, widget or modal. */
  part(remote: string, kind: RemoteKind, name: string): Promise<RemoteComponent>;
  /** The component where it is already here, for a render without a wait. */
  ready(remote: string, kind: RemoteKind, name: string): RemoteComponent | undefined;
  /** Begins to load and leaves the failure to who needs the part. */
  preload(remote: string, kind?: RemoteKind, name?: string): void;
}

interface LoaderOptions {
  releaseSet: Pick<ReleaseSet, 'remotes'>;
  /** What remotes find here: `releaseSet.host`. */
  host: Provided;
  runtime?: FederationRuntime;
  patience?: Partial<Patience>;
  /** Told of each failure, also of one that a fallback repaired. */
  onFailure?: (error: RemoteError) => void;
}

/** Loads remotes of one release set: gates, then the release, then its fallback. Rejects with `RemoteError`. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const patience = { ...defaultPatience, ...options.patience };
  const modules = new Map<string, Promise<RemoteModule>>();
  const parts = new Map<string, Promise<RemoteComponent>>();
  const done = new Map<string, RemoteComponent>();
  let runtime = options.runtime;

  async function attempt(remote: string, release: RemoteRelease): Promise<RemoteModule> {
    const refusal = checkGates(remote, release, options.host);
    if (refusal) throw refusal;
    runtime ??= federationRuntime();
    return loadRelease(runtime, remote, release, patience);
  }

  async function loadWithFallback(remote: string): Promise<RemoteModule> {
    const release = options.releaseSet.remotes[remote];
    if (!release) throw new RemoteError('HR-101', remote);
    try {
      return await attempt(remote, release);
    } catch (error) {
      const failure = asRemoteError(error, remote, release.version);
      options.onFailure?.(failure);
      if (!release.fallback) throw failure;
      // The first failure is the one to show: the older version is only a way out of it.
      return attempt(remote, release.fallback).catch(() => Promise.reject(failure));
    }
  }

  const loader: RemoteLoader = {
    load: (remote) => remember(modules, remote, () => loadWithFallback(remote)),
    part(remote, kind, name) {
      const key = `${remote}/${kind}/${name}`;
      return remember(parts, key, async () => {
        const module = await loader.load(remote);
        const component = await loadPart(module, remote, kind, name, patience);
        done.set(key, component);
        return component;
      });
    },
    ready: (remote, kind, name) => done.get(`${remote}/${kind}/${name}`),
    preload(remote, kind, name) {
      const loading = kind && name ? loader.part(remote, kind, name) : loader.load(remote);
      loading.catch(() => undefined);
    },
  };
  return loader;
}

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
