import type { RemoteRelease } from './contract.ts';
import { loadScript } from './load-script.ts';
import { RemoteError } from './remote-errors.ts';
import type { ShareScope } from './share-scope.ts';

/** The part of Module Federation that the loader uses; tests replace it. */
export interface FederationRuntime {
  /** Loads the entry of a release by this URL, and returns its exposed `./remote`. */
  load(remote: string, url: string, release: RemoteRelease, deadline: number): Promise<unknown>;
}

/** What the entry of a remote defines (webpack's ContainerPlugin). */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (exposed: string) => Promise<() => unknown>;
}

/**
 * Loads entries as scripts, each checked by its integrity, and hands them the modules of the page. The container of an entry that has run
 * is used again: it knows which of its chunks failed, and requests those by new URLs.
 */
export function createFederationRuntime(scope: ShareScope): FederationRuntime {
  const containers = new Map<string, Container>();

  async function containerOf(
    remote: string,
    url: string,
    { global, integrity, version }: RemoteRelease,
    deadline: number,
  ) {
    await loadScript(url, integrity, deadline).catch((cause: Error) => {
      const code = cause.name === 'TimeoutError' ? 'HR-302' : 'HR-301';
      throw new RemoteError(code, remote, { version, detail: cause.message, cause });
    });
    const container: Container | undefined = Reflect.get(window, global);
    if (!container) throw new RemoteError('HR-303', remote, { version, detail: `no ${global}` });
    await container.init(scope);
    containers.set(global, container);
    return container;
  }

  return {
    async load(remote, url, release, deadline) {
      const known = containers.get(release.global);
      const container = known ?? (await containerOf(remote, url, release, deadline));
      return (await container.get('./remote'))();
    },
  };
}
