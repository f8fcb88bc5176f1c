import type { ReleasedHost, ReleasedRemote, RemoteRelease } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import type { BuildManifest } from '../builds/schema.ts';
import { storedBuild } from '../builds/stored-build.ts';
import { isHealthy, readHealth } from '../health/health.ts';
import { history } from '../history/history.ts';
import { releaseOf } from '../history/release-facts.ts';
import { readOwners } from '../ownership/owners.ts';
import { isRevoked, type Revocations } from '../revoke/revoked.ts';
import { isSignedAsOwned } from '../signing/signatures.ts';
import type { Store } from '../store/store.ts';
import { gateErrors, typeGateErrors } from './gates.ts';

interface Wanted {
  /** What the fallback is for. */
  build: Extract<BuildManifest, { role: 'remote' }>;
  host: ReleasedHost;
  /** The remote in the current set. */
  before: ReleasedRemote | undefined;
  /** What is current did not work. */
  goesBack: boolean;
  revoked: Revocations;
}

/**
 * The version of a remote that is shown where the new one fails: the last one that is known to be healthy; while none is, the one that
 * was current before. Null if there is none that exists and that the host can run.
 */
export async function fallbackOf(store: Store, wanted: Wanted): Promise<RemoteRelease | null> {
  const { build, before } = wanted;
  if (!before) return null;
  // A return to the version before means that the later one did not work.
  const isReturn = wanted.goesBack || before.fallback?.version === build.version;
  const { fallback, ...current } = before;
  const previous = current.version === build.version ? fallback : current;
  const candidates = [
    ...(await healthyOnes(store, wanted, isReturn ? [build.version, before.version] : [build.version])),
    ...(isReturn || !previous ? [] : [previous]),
  ];
  for (const candidate of candidates) {
    if (!(await canRun(store, wanted, candidate))) continue;
    const { entryPoints: _, ...checked } = candidate;
    return checked;
  }
  return null;
}

/** Versions that were current and are known to be healthy, the last one first. */
async function healthyOnes(
  store: Store,
  { build: { name }, revoked }: Wanted,
  others: readonly string[],
): Promise<RemoteRelease[]> {
  const health = await readHealth(store);
  const healthy = new Set(
    (await history(store))
      .flatMap(({ changes }) => changes.filter((change) => change.name === name))
      .flatMap(({ from, to }) => [to, from])
      .filter((version) => version !== null && version !== undefined)
      .filter((version) => isHealthy(health, name, version)),
  );
  const { owners } = await readOwners(store, undefined);
  const found: RemoteRelease[] = [];
  for (const version of healthy) {
    if (others.includes(version) || isRevoked(revoked, name, version)) continue;
    const stored = await storedBuild(store, name, version);
    if (stored?.role !== 'remote') continue;
    const release = releaseOf(stored);
    if (await isSignedAsOwned(store, name, release, owners)) found.push(release);
  }
  return found;
}

async function canRun(store: Store, { build, host }: Wanted, candidate: RemoteRelease): Promise<boolean> {
  const { name, contract } = build;
  if (candidate.contract !== contract || !(await store.has(versionKey(name, candidate.version))))
    return false;
  return (
    gateErrors(host, name, candidate).length === 0 &&
    (await typeGateErrors(store, host, name, candidate)).length === 0
  );
}
