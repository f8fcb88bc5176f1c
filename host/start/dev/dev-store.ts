import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { release, watchedSet } from '@handover/shared/releases';
import { StartError } from '../settings.ts';

/** Versions by package, of the host and each remote. */
type Versions = Record<string, string>;

/** What is current in a release store; nothing where nothing has been released yet. */
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
 * A release store for `pnpm dev`, new with each run: what is released, as links, until `take` replaces one of it by a
 * build. The store of the installation, its pointer and its history are only read.
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
    // What it replaces goes first, or it would step in for a build that can't be loaded: who works on it shall see that.
    await rm(join(store, name), { recursive: true, force: true });
    // Nobody goes back here: what was is not kept.
    const { set } = await release(store, Object.values(sources), { retention: { sets: 2, days: 0 } });
    return set;
  }
  return {
    /** Makes a build of a package the current one; one after the other. */
    take(name: string, dist: string): ReturnType<typeof replace> {
      const taken = last.then(() => replace(name, dist));
      last = taken.catch(() => undefined);
      return taken;
    },
  };
}
