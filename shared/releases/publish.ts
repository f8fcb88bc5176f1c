import { assertAsBuilt } from './assert-as-built.ts';
import { readManifest } from './read-manifest.ts';
import type { BuildManifest } from './schema.ts';
import type { Store } from './store/store.ts';

export const versionKey = (name: string, version: string) => `${name}/${version}`;

/**
 * Copies a build to `<name>/<version>/`. The version contains the hash of the content, so an existing version is the same
 * build and is not copied again. Throws `ReleaseError` for a folder that is not as it was built.
 */
export async function publish(dist: string, store: Store): Promise<BuildManifest> {
  const manifest = await readManifest(dist);
  const key = versionKey(manifest.name, manifest.version);
  if (!(await store.has(key))) await assertAsBuilt(dist, manifest);
  await store.publish(dist, key);
  return manifest;
}
