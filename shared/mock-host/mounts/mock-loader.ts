import {
  type RemoteComponent,
  RemoteError,
  type RemoteKind,
  type RemoteLoader,
  type RemoteModule,
} from '../../federation/index.ts';
import { loadPart } from '../../federation/load-part.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../../kernel/lazy/index.ts';
import { standIn } from './stand-in.tsx';

/** What runs is no published version. */
const VERSION = 'source';

/** Takes the parts of the one remote out of its module, which is bundled along; for parts of the others it has stand-ins. */
export function mockLoader(
  remote: string,
  module: RemoteModule,
  policy: RetryPolicy = defaultRetryPolicy,
): RemoteLoader {
  const here = new Map<string, RemoteComponent>();
  const keyOf = (owner: string, kind: RemoteKind, name: string) => `${owner}/${kind}/${name}`;

  const loader: RemoteLoader = {
    load: async (owner) => (owner === remote ? module : { pages: {}, widgets: {}, modals: {} }),
    async part(owner, kind, name) {
      const key = keyOf(owner, kind, name);
      const part =
        here.get(key) ??
        (owner === remote
          ? await loadPart(module, { remote, version: VERSION, kind, name }, policy)
          : standIn({ owner, kind, name }));
      here.set(key, part);
      return part;
    },
    threw: (owner, kind, name, cause) => {
      const detail = `${kind}/${name}: ${cause}`;
      return { error: new RemoteError('HR-601', owner, { version: VERSION, detail, cause }) };
    },
    getLoaded: (owner, kind, name) => here.get(keyOf(owner, kind, name)),
    preload(owner, kind, name) {
      if (kind && name) loader.part(owner, kind, name).catch(() => undefined);
    },
  };
  return loader;
}
