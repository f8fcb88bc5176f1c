import type { RemoteRelease } from '@handover/shared/federation/contract';
import { storedBuild } from '../builds/stored-build.ts';
import { isRevoked, readRevoked } from '../revoke/revoked.ts';
import type { Store } from '../store/store.ts';
import { releaseOf } from './release-facts.ts';

/** A stored version of a remote, as it would stand in a set; undefined if there is none, or it was revoked. */
export async function releasedVersion(
  store: Store,
  name: string,
  version: string,
): Promise<(RemoteRelease & { name: string }) | undefined> {
  if (isRevoked(await readRevoked(store), name, version)) return undefined;
  const build = await storedBuild(store, name, version);
  return build?.role === 'remote' ? { name, ...releaseOf(build) } : undefined;
}
