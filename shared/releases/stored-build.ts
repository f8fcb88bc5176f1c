import { versionKey } from './publish.ts';
import { type BuildManifest, buildManifest } from './schema.ts';
import type { Store } from './store/store.ts';

/** The manifest of a stored version; undefined if it does not exist, or was removed by retention. */
export async function storedBuild(
  store: Store,
  name: string,
  version: string,
): Promise<BuildManifest | undefined> {
  const found = await store.read(`${versionKey(name, version)}/build-manifest.json`);
  return found && buildManifest.parse(JSON.parse(found.text));
}
