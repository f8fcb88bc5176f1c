import { createRemoteLoader, type ReleasedRemote, type RemoteLoader } from '@handover/shared/federation';
import { createFederation } from '@handover/shared/federation/create-federation';
import { providedModules } from '@handover/shared/federation/provided-modules';
import type { LoaderCallbacks } from '../create-mock-host.ts';
import { fetchSharedModules } from '../fetch-facts.ts';
import { providedBy } from './provided-by.ts';

/** What makes a loader of remotes of the live set, which loads them as the host does: with gates, integrity, retries and fallback versions. */
export async function liveLoaderOf(
  remotes: Record<string, ReleasedRemote>,
): Promise<(callbacks: LoaderCallbacks) => RemoteLoader> {
  const host = providedBy(await fetchSharedModules());
  const federation = createFederation({ host, provided: providedModules });
  return (callbacks) =>
    createRemoteLoader({
      releaseSet: { remotes },
      host,
      federation: async () => federation,
      ...callbacks,
    });
}
