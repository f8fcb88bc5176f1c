import type { ReleaseSet } from '../federation/contract.ts';
import { type Composed, composeSet } from './compose-set.ts';
import { versionKey } from './publish.ts';
import { type BuildManifest, buildManifest } from './schema.ts';
import type { Store } from './store/store.ts';
import { withEntryPointVersions } from './types/entry-point-versions.ts';

/** The manifest of a stored version; undefined if it does not exist, or was removed by retention. */
export async function storedBuild(
  store: Store,
  name: string,
  version: string,
): Promise<BuildManifest | undefined> {
  const found = await store.read(`${versionKey(name, version)}/build-manifest.json`);
  return found && buildManifest.parse(JSON.parse(found.text));
}

/** The current set with these stored versions, for the api that it is for. */
export async function composeStored(
  store: Store,
  builds: BuildManifest[],
  current: ReleaseSet | undefined,
  options?: Composed,
): Promise<ReleaseSet> {
  const composed = await composeSet(store, builds, current, options);
  const { set } = await withEntryPointVersions(store, composed, current);
  return current?.api ? { ...set, api: current.api } : set;
}
