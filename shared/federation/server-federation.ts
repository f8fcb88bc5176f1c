import type { Federation } from './create-federation.ts';
import { checkGates, type Provided } from './gates.ts';
import { asRemoteError, remoteModuleOf } from './mount/load-result.ts';

/**
 * Loads remotes for pages that are rendered on the server: from one file each, built without federation
 * (`build/server`), which `requireRemote` runs with the modules of the host. The runtime would have nothing to do
 * there: no script, no chunk, no share scope. Gates and errors are the same.
 */
export const createServerFederation = (
  host: Provided,
  requireRemote: (remote: string) => unknown,
): Federation => ({
  async load(remote, release) {
    const refusal = checkGates(remote, release, host);
    if (refusal) throw refusal;
    try {
      return remoteModuleOf(await requireRemote(remote), remote, release);
    } catch (error) {
      throw asRemoteError(error, remote, release);
    }
  },
});
