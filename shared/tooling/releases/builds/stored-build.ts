import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';
import { type BuildManifest, buildManifest } from './schema.ts';

/** The manifest of a stored version; undefined if it does not exist, or was removed by retention. */
export async function storedBuild(
  store: Store,
  name: string,
  version: string,
): Promise<BuildManifest | undefined> {
  return readStored(store, `${name}/${version}/build-manifest.json`, buildManifest);
}
