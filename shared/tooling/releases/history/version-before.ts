import type { BuildManifest } from '../builds/schema.ts';
import { storedBuild } from '../builds/stored-build.ts';
import { inPlace, PRODUCTION } from '../places/place.ts';
import { isRevoked, type Revocations } from '../revoke/revoked.ts';
import type { Store } from '../store/store.ts';
import { history } from './history.ts';

/** How a version becomes current because somebody wants it, and not because another one was bad. */
const FORWARD = ['release', 'start', 'promote', 'canary', 'widen'];

interface Wanted {
  place: string;
  name: string;
  version: string;
  revoked: Revocations;
}

/** The last version of a package that was current in a place, or in production, before this one, was not revoked, and still exists. */
export async function versionBefore(
  store: Store,
  { place, name, version, revoked }: Wanted,
): Promise<BuildManifest | undefined> {
  const places = new Set([place, PRODUCTION]);
  const entries = await Promise.all([...places].map((each) => history(inPlace(store, each))));
  const changes = entries
    .flat()
    .filter(({ action }) => FORWARD.includes(action))
    .flatMap((entry) => entry.changes.filter((change) => change.name === name));
  const first = changes.findIndex(({ to }) => to === version);
  const before = changes.slice(first === -1 ? 0 : first).flatMap(({ from, to }) => [to, from]);
  for (const candidate of new Set(before)) {
    if (!candidate || candidate === version || isRevoked(revoked, name, candidate)) continue;
    const found = await storedBuild(store, name, candidate);
    if (found) return found;
  }
  return undefined;
}
