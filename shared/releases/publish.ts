import { readManifest } from './read-manifest.ts';
import type { BuildManifest } from './schema.ts';
import type { Store } from './store/store.ts';

export const versionKey = (name: string, version: string) => `${name}/${version}`;

/**
 * Copies a build to `<name>/<version>/`. The version carries the hash of the content, so a version that is there already
 * is the same build and is left alone.
 */
export async function publish(dist: string, store: Store): Promise<BuildManifest> {
  const manifest = await readManifest(dist);
  await store.publish(dist, versionKey(manifest.name, manifest.version));
  return manifest;
}
