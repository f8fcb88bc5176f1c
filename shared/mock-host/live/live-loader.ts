import {
  createFederationRuntime,
  createRemoteLoader,
  createShareScope,
  type ReleasedRemote,
  type RemoteLoader,
} from '../../federation/index.ts';
import { providedModules } from '../../federation/provided-modules.ts';
import type { LoaderCallbacks } from '../create-mock-host.ts';
import { fetchSharedModules } from '../fetch-facts.ts';
import { providedBy } from './provided-by.ts';

/** What makes a loader of remotes of the live set, which loads them as the host does: with gates, integrity, retries and fallback versions. */
export async function liveLoaderOf(
  remotes: Record<string, ReleasedRemote>,
): Promise<(callbacks: LoaderCallbacks) => RemoteLoader> {
  const provided = providedBy(await fetchSharedModules());
  return (callbacks) =>
    createRemoteLoader({
      releaseSet: { remotes },
      host: provided,
      runtime: createFederationRuntime(createShareScope(async () => providedModules, provided.provides)),
      ...callbacks,
    });
}
