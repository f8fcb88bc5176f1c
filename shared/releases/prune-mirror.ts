import type { ReleaseSet } from '../federation/contract.ts';
import { removeSet, setIds } from './pointer.ts';
import { DRAFT_AGE, neededBy, publishedVersions } from './retention.ts';
import { folderStore } from './store/folder-store.ts';
import { inTurns } from './store/in-turns.ts';
import type { Store } from './store/store.ts';

/**
 * Removes from a mirror what its store no longer has: retention is decided there, once for all gateways. What the current
 * set needs stays whatever the store says.
 */
export async function pruneMirror(store: Store, mirror: string, current: ReleaseSet): Promise<void> {
  const copy = folderStore(mirror);
  const needed = neededBy(current);
  const asked = (await publishedVersions(copy)).filter((version) => !needed.includes(version));
  await inTurns(asked, async (version) => {
    if (!(await store.has(version))) await copy.remove(version);
  });
  const kept = [...(await setIds(store)), current.id];
  for (const id of await setIds(copy)) if (!kept.includes(id)) await removeSet(copy, id);
  await copy.sweep(DRAFT_AGE);
}
