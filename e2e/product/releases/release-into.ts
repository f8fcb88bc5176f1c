import { join } from 'node:path';
import { release, watchedSet } from '@handover/tooling/releases';

/** Releases a build of one remote, added to the current set of a data folder. */
export async function releaseInto(dataDir: string, dist: string): Promise<void> {
  const store = join(dataDir, 'releases');
  const set = watchedSet(store)();
  if (!set) throw new Error(`nothing is released in ${store}`);
  const current = Object.entries({ host: set.host, ...set.remotes }).map(([name, { version }]) =>
    join(store, name, version),
  );
  await release(store, [...current, dist]);
}
