import type { ReleaseSet } from '@handover/shared/federation/contract';
import { removeSet, setIds } from '../pointer.ts';
import { folderStore } from '../store/folder-store.ts';
import { forEachConcurrent } from '../store/for-each-concurrent.ts';
import type { Store } from '../store/store.ts';
import { DRAFT_AGE, neededBy, publishedVersions } from './retention.ts';

/**
 * Removes from a mirror what its store no longer has, since retention is decided there for all gateways. Versions of the
 * served sets are always kept.
 */
export async function pruneMirror(
  store: Store,
  mirror: string,
  served: readonly ReleaseSet[],
): Promise<void> {
  const copy = folderStore(mirror);
  const needed = served.flatMap(neededBy);
  const candidates = (await publishedVersions(copy)).filter((version) => !needed.includes(version));
  await forEachConcurrent(candidates, async (version) => {
    if (!(await store.has(version))) await copy.remove(version);
  });
  const kept = [...(await setIds(store)), ...served.map(({ id }) => id)];
  for (const id of await setIds(copy)) if (!kept.includes(id)) await removeSet(copy, id);
  await copy.removeDrafts(DRAFT_AGE);
}
