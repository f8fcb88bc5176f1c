import type { RemoteLoader } from '@handover/shared/federation';

/** Remotes of the live set by their own loader, everything else by that of the mock host. */
export function withLive(
  mock: RemoteLoader,
  live: RemoteLoader,
  isLive: (remote: string) => boolean,
): RemoteLoader {
  const loaderOf = (remote: string) => (isLive(remote) ? live : mock);
  return {
    load: (remote) => loaderOf(remote).load(remote),
    loadComponent: (remote, kind, name) => loaderOf(remote).loadComponent(remote, kind, name),
    getLoaded: (remote, kind, name) => loaderOf(remote).getLoaded(remote, kind, name),
    onRendered: (remote, ...rendered) => loaderOf(remote).onRendered(remote, ...rendered),
    onRenderError: (remote, ...thrown) => loaderOf(remote).onRenderError(remote, ...thrown),
    preload: (remote, kind, name) => loaderOf(remote).preload(remote, kind, name),
    versionOf: (remote) => loaderOf(remote).versionOf(remote),
    onReplaced: live.onReplaced,
  };
}
