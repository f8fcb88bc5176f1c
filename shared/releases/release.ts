import type { ReleaseSet } from '../federation/contract.ts';
import { composeSet } from './compose-set.ts';
import { currentSet, moveTo } from './pointer.ts';
import { publish } from './publish.ts';

/** Publishes builds (folders `dist`) and makes them the current set. Leaves a set alone that says the same already. */
export async function release(store: string, dists: string[]): Promise<{ set: ReleaseSet; isNew: boolean }> {
  const builds = await Promise.all(dists.map((dist) => publish(dist, store)));
  const last = currentSet(store);
  const set = await composeSet(store, builds, last);
  if (last && contentOf(last) === contentOf(set)) return { set: last, isNew: false };
  await moveTo(store, set);
  return { set, isNew: true };
}

/** The versions in a set; the same builds are the same set. */
function contentOf({ host, remotes }: ReleaseSet): string {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  return [`host@${host.version}`, ...versions.sort()].join();
}
