import {
  type RemoteComponent,
  RemoteError,
  type RemoteKind,
  type RemoteLoader,
} from '@handover/shared/federation';
import { parts } from 'twin-parts';

/** Takes the place of the loader: components are imported from the same bundle, as in an application of one build. */
export function createRemoteLoader(): RemoteLoader {
  const loading = new Map<string, Promise<RemoteComponent>>();
  const loaded = new Map<string, RemoteComponent>();

  async function load(remote: string, kind: RemoteKind, name: string, key: string) {
    const found = await parts[remote]?.remote[kind][name]?.();
    const component = typeof found === 'object' ? (found.default ?? Object.values(found)[0]) : found;
    if (!component) throw new RemoteError('HR-503', remote);
    loaded.set(key, component);
    return component;
  }

  const loader: RemoteLoader = {
    load: async (remote) => {
      const part = parts[remote];
      if (!part) throw new RemoteError('HR-101', remote);
      return part.remote;
    },
    loadComponent(remote, kind, name) {
      const key = keyOf(remote, kind, name);
      const promise = loading.get(key) ?? load(remote, kind, name, key);
      loading.set(key, promise);
      return promise;
    },
    getLoaded: (remote, kind, name) => loaded.get(keyOf(remote, kind, name)),
    onRendered: () => undefined,
    onRenderError: (remote, _kind, _name, cause) => ({ error: new RemoteError('HR-601', remote, { cause }) }),
    versionOf: () => '1.0.0',
    onReplaced: () => () => undefined,
    preload(remote, kind, name) {
      if (kind && name) loader.loadComponent(remote, kind, name).catch(() => undefined);
    },
  };
  return loader;
}

const keyOf = (remote: string, kind: RemoteKind, name: string) => `${remote}/${kind}/${name}`;
