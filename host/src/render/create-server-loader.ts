import {
  createRemoteLoader,
  createServerFederation,
  type RemoteComponent,
  type RemoteLoader,
} from '@handover/shared/federation';
import { createElement } from 'react';
import type { RenderHost } from './render-contract.ts';

/** Files are on the same machine, so that no attempt has to wait or be repeated. */
const policy = { attempts: 1, pause: 0, deadline: 5000 };

/** The loader of all renders of a set: the same gates as in the browser, the server build in place of federation. */
export function createServerLoader({ set, loadRemote, onRemote, onFault }: RenderHost): RemoteLoader {
  // The browser begins with the current version, so a fallback would render something else than it.
  const remotes = Object.fromEntries(
    Object.entries(set.remotes).map(([name, remote]) => [name, { ...remote, fallback: null }]),
  );
  const loader = createRemoteLoader({
    releaseSet: { remotes },
    host: set.host,
    policy,
    onFailure: ({ remote, message }) => onFault({ remote, message }),
    federation: async () => createServerFederation(set.host, loadRemote),
  });
  const marked = new Map<RemoteComponent, RemoteComponent>();
  return {
    ...loader,
    getLoaded(remote, kind, name) {
      const component = loader.getLoaded(remote, kind, name);
      if (!component) return undefined;
      const known = marked.get(component);
      if (known) return known;
      const Marked: RemoteComponent = (props: object) => {
        onRemote(remote);
        return createElement(component, props);
      };
      marked.set(component, Marked);
      return Marked;
    },
  };
}
