import type { ReleaseSet } from '@handover/shared/federation/contract';
import type { BuildManifest } from '../builds/schema.ts';
import type { Store } from '../store/store.ts';
import { withEntryPointVersions } from '../types/entry-point-versions.ts';
import { type Composed, composeSet } from './compose-set.ts';

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
