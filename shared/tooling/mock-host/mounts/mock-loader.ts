import {
  type RemoteComponent,
  RemoteError,
  type RemoteKind,
  type RemoteLoader,
  type RemoteModule,
  type RemoteSpan,
} from '@handover/shared/federation';
import { loadComponent } from '@handover/shared/federation/load-component';
import { defaultRetryPolicy, type RetryPolicy } from '@handover/shared/shell';
import type { OnHotUpdate } from '../hot/on-hot-update.ts';
import { repairable } from '../hot/repairable.tsx';
import { placeholder } from './placeholder.tsx';
import { SOURCE_VERSION as VERSION } from './source-version.ts';

interface MockLoaderOptions {
  /** The one remote that runs. */
  remote: string;
  module: RemoteModule;
  onHotUpdate: OnHotUpdate;
  /** Called for each failure, but only once for a call that is refused. */
  onFailure: (error: RemoteError) => void;
  /** Called when a component has been loaded, and when it has rendered for the first time. */
  onTimed: (span: RemoteSpan) => void;
  policy?: RetryPolicy;
}

/**
 * Loads components of the one remote from its module, which is in the same bundle; other remotes get placeholders. A component that
 * fails is loaded and rendered again after each saved change.
 */
export function mockLoader({
  remote,
  module,
  onHotUpdate,
  onFailure,
  onTimed,
  policy = defaultRetryPolicy,
}: MockLoaderOptions): RemoteLoader {
  const loaded = new Map<string, RemoteComponent>();
  const keyOf = (owner: string, kind: RemoteKind, name: string) => `${owner}/${kind}/${name}`;
  const failed = (error: RemoteError) => {
    onFailure(error);
    return error;
  };
  const refused = new Set<string>();
  const onRefused = (error: RemoteError) => {
    // Also where a component ignores its rejection.
    console.error(error.message);
    if (!refused.has(error.message)) failed(error);
    refused.add(error.message);
  };
  const loadOwn = async (kind: RemoteKind, name: string) => {
    const start = performance.now();
    const component = await loadComponent(
      module,
      { remote, version: VERSION, kind, name },
      policy,
      onRefused,
    ).catch((error: RemoteError) => {
      throw failed(error);
    });
    onTimed({ what: 'load', remote, version: VERSION, start });
    return component;
  };
  const renderError = (kind: RemoteKind, name: string, cause: unknown) =>
    failed(
      new RemoteError('HR-601', remote, { version: VERSION, detail: `${kind}/${name}: ${cause}`, cause }),
    );
  const whenRepaired = (kind: RemoteKind, name: string, error: RemoteError) =>
    repairable({
      kind,
      name,
      error,
      load: () => loadOwn(kind, name),
      toError: (cause) => renderError(kind, name, cause),
      onHotUpdate,
    });

  const loader: RemoteLoader = {
    load: async (owner) => (owner === remote ? module : { pages: {}, widgets: {}, modals: {} }),
    async loadComponent(owner, kind, name) {
      const key = keyOf(owner, kind, name);
      if (owner !== remote) {
        const component = loaded.get(key) ?? placeholder({ owner, kind, name });
        loaded.set(key, component);
        return component;
      }
      try {
        const component = loaded.get(key) ?? (await loadOwn(kind, name));
        loaded.set(key, component);
        return component;
      } catch (error) {
        return whenRepaired(kind, name, error as RemoteError);
      }
    },
    onRenderError: (_owner, kind, name, cause) => {
      const error = renderError(kind, name, cause);
      return { error, fallback: async () => whenRepaired(kind, name, error) };
    },
    getLoaded: (owner, kind, name) => loaded.get(keyOf(owner, kind, name)),
    onRendered(owner, _kind, _name, start) {
      if (owner === remote) onTimed({ what: 'render', remote, version: VERSION, start });
    },
    versionOf: () => VERSION,
    onReplaced: () => () => undefined,
    preload(owner, kind, name) {
      if (kind && name) loader.loadComponent(owner, kind, name).catch(() => undefined);
    },
  };
  return loader;
}
