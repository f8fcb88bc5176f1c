import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { release, watchedSet } from '@handover/tooling/releases';
import { StartError } from '../settings.ts';

/** Versions by package. */
type Versions = Record<string, string>;

/** The current versions in a release store; `undefined` where nothing has been released yet. */
export function releasedVersions(store: string): Versions | undefined {
  const set = watchedSet(store)();
  if (!set) return undefined;
  const { host, remotes } = set;
  return {
    host: host.version,
    ...Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version])),
  };
}

/**
 * Creates a release store for `pnpm dev`, new for each run, with links to the released versions; `take` replaces one
 * by a build. The store of the installation is only read.
 */
export async function openDevStore(installed: string, store: string) {
  const versions = releasedVersions(installed);
  if (!versions) throw new StartError(`Nothing has been released into ${installed}`);
  await rm(store, { recursive: true, force: true });
  const sources: Record<string, string> = {};
  for (const [name, version] of Object.entries(versions)) {
    sources[name] = join(installed, name, version);
    await mkdir(join(store, name), { recursive: true });
    await symlink(sources[name], join(store, name, version));
  }
  await release(store, Object.values(sources));

  let last: Promise<unknown> = Promise.resolve();
  async function replace(name: string, dist: string) {
    sources[name] = dist;
    // The previous version is removed first: otherwise it would be the fallback of a build that fails to load, and hide
    // the failure.
    await rm(join(store, name), { recursive: true, force: true });
    // There is no history, since nobody rolls back here.
    const { set } = await release(store, Object.values(sources), { retention: { sets: 2, days: 0 } });
    return set;
  }
  return {
    /** Makes a build the current version of its package; calls are queued. */
    take(name: string, dist: string): ReturnType<typeof replace> {
      const taken = last.then(() => replace(name, dist));
      last = taken.catch(() => undefined);
      return taken;
    },
  };
}
