import {
  type RemoteComponent,
  RemoteError,
  type RemoteKind,
  type RemoteLoader,
  type RemoteModule,
} from '../../federation/index.ts';
import { loadComponent } from '../../federation/load-component.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../../kernel/lazy/index.ts';
import { placeholder } from './placeholder.tsx';

/** In place of a version: the remote runs from source. */
const VERSION = 'source';

/** Also where a component ignores its rejection. */
const onRefused = (error: RemoteError) => console.error(error.message);

/** Loads components of the one remote from its module, which is in the same bundle; other remotes get placeholders. */
export function mockLoader(
  remote: string,
  module: RemoteModule,
  policy: RetryPolicy = defaultRetryPolicy,
): RemoteLoader {
  const loaded = new Map<string, RemoteComponent>();
  const keyOf = (owner: string, kind: RemoteKind, name: string) => `${owner}/${kind}/${name}`;

  const loader: RemoteLoader = {
    load: async (owner) => (owner === remote ? module : { pages: {}, widgets: {}, modals: {} }),
    async loadComponent(owner, kind, name) {
      const key = keyOf(owner, kind, name);
      const component =
        loaded.get(key) ??
        (owner === remote
          ? await loadComponent(module, { remote, version: VERSION, kind, name }, policy, onRefused)
          : placeholder({ owner, kind, name }));
      loaded.set(key, component);
      return component;
    },
    onRenderError: (owner, kind, name, cause) => {
      const detail = `${kind}/${name}: ${cause}`;
      return { error: new RemoteError('HR-601', owner, { version: VERSION, detail, cause }) };
    },
    getLoaded: (owner, kind, name) => loaded.get(keyOf(owner, kind, name)),
    onRendered: () => undefined,
    versionOf: () => VERSION,
    onReplaced: () => () => undefined,
    preload(owner, kind, name) {
      if (kind && name) loader.loadComponent(owner, kind, name).catch(() => undefined);
    },
  };
  return loader;
}
