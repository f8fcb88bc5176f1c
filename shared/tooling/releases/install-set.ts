import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { readApi, writeApi } from './api/api-record.ts';
import { versionKey } from './builds/publish.ts';
import { changesBetween, versionsOf } from './compose/changes.ts';
import { moveToStored } from './compose/move-to-stored.ts';
import { history, writeEntry } from './history/history.ts';
import { withLease } from './lease/lease.ts';
import { readCurrent } from './pointer.ts';
import type { LeaseRecord } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { folderStore } from './store/folder-store.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';

/**
 * Makes the current set of a packed store that of this one, with its versions. A set that was current here before stays what it is: a start
 * does not undo a rollback or a later release. Throws `ReleaseError` if a gate refuses it.
 */
export async function installSet(
  location: StoreLocation,
  packed: string,
  onWait?: (holder: LeaseRecord) => void,
): Promise<{ set: ReleaseSet; isNew: boolean }> {
  const source = folderStore(packed);
  const { set } = await readCurrent(source);
  if (!set) throw new ReleaseError(`There is no release set in ${packed}.`);
  const store = await openStore(location);
  const by = 'handover';
  const lease = { who: by, purpose: `installs the set ${set.id}`, ...(onWait && { onWait }) };
  return withLease(store, lease, async (lease) => {
    const current = await readCurrent(store);
    if (current.entry) await writeEntry(store, current.entry);
    if (current.set) {
      const wasHere = (await history(store)).some(({ set: id }) => id === set.id);
      if (wasHere || current.rollout || changesBetween(current.set, set).length === 0)
        return { set: current.set, isNew: false };
    }
    for (const [name, version] of Object.entries(versionsOf(set)))
      await store.publish(join(packed, name, version), versionKey(name, version));
    await writeApi(store, await readApi(source, set));
    await moveToStored(store, lease, { current, set, by, action: 'start', api: undefined });
    return { set, isNew: true };
  });
}
