import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import type { BuildManifest } from '../builds/schema.ts';
import { hostOf, releaseOf } from '../history/release-facts.ts';
import { ReleaseError } from '../release-error.ts';
import { assertNotRevoked, type Revocations, readRevoked, withoutRevoked } from '../revoke/revoked.ts';
import type { Store } from '../store/store.ts';
import { fallbackOf } from './fallback.ts';

export interface Composed {
  /** Remotes that are taken out. */
  removed?: readonly string[] | undefined;
  /** What is revoked, unless it is as stored. */
  revoked?: Revocations;
  /** They go back: what is current did not work, and is no fallback. */
  goesBack?: boolean;
}

/**
 * The current set with these builds, without the removed remotes, and with the fallbacks of the new versions. Throws `ReleaseError` if one of the versions was revoked.
 */
export async function composeSet(
  store: Store,
  builds: BuildManifest[],
  current: ReleaseSet | undefined,
  { removed = [], goesBack = false, ...given }: Composed = {},
): Promise<ReleaseSet> {
  const revoked = given.revoked ?? (await readRevoked(store));
  const built = builds.find((build) => build.role === 'host');
  const host = built ? hostOf(built) : current?.host;
  if (!host)
    throw new ReleaseError('Nothing has been released yet: a remote needs a host. Release host first.');
  const remotes = { ...current?.remotes };
  for (const build of builds) {
    if (build.role !== 'remote') continue;
    const before = current?.remotes[build.name];
    const fallback = await fallbackOf(store, { build, host, before, goesBack, revoked });
    remotes[build.name] = { ...releaseOf(build), fallback };
  }
  for (const name of removed) delete remotes[name];
  const sorted = Object.fromEntries(Object.entries(remotes).sort());
  const createdAt = new Date().toISOString();
  const content = withoutRevoked({ host, remotes: sorted }, revoked);
  assertNotRevoked(content, revoked);
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  const id = `${createdAt.replace(/\D/g, '').slice(0, 14)}-${hash}`;
  return { id, createdAt, ...content };
}
