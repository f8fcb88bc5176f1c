import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedManifest, versionKey } from '../builds/publish.ts';
import type { BuildManifest } from '../builds/schema.ts';
import type { Store } from './store.ts';

/** A store as if builds were published in it, for a check that writes nothing. Throws `ReleaseError` for one that is not as it was built. */
export async function withBuilds(
  store: Store,
  dists: readonly string[],
): Promise<{ store: Store; builds: BuildManifest[] }> {
  const builds = await Promise.all(dists.map((dist) => checkedManifest(dist, store)));
  const keys = builds.map(({ name, version }) => versionKey(name, version));
  const read: Store['read'] = async (key) => {
    const index = keys.findIndex((each) => key.startsWith(`${each}/`));
    const dist = dists[index];
    // Of a version that is published, what was published.
    const stored = await store.read(key);
    if (stored || dist === undefined) return stored;
    const text = await readFile(join(dist, key.slice((keys[index] ?? '').length + 1)), 'utf8').catch(
      () => undefined,
    );
    return text === undefined ? undefined : { text, tag: '' };
  };
  const has: Store['has'] = async (version) => keys.includes(version) || store.has(version);
  return { store: { ...store, read, has }, builds };
}
