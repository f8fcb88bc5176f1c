import { userInfo } from 'node:os';
import type { ReleaseSet } from '../federation/contract.ts';
import { changesBetween, versionsOf } from './changes.ts';
import { checkSet, type LiveApi } from './gates.ts';
import { history, writeEntry } from './history.ts';
import { withLease } from './lease/lease.ts';
import { checkOwnership } from './ownership/check-ownership.ts';
import { readOwners } from './ownership/owners.ts';
import { movePointer, readCurrent, readSet } from './pointer.ts';
import { versionKey } from './publish.ts';
import type { Change, HistoryEntry, LeaseRecord } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { signatureErrors } from './signing/signatures.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface RollbackOptions {
  /** The id of a set, or a unique beginning or end of it; by default the set before the current one. */
  to?: string;
  by?: string;
  note?: string;
  /** The live api, if there is one. */
  api?: LiveApi | undefined;
  onWait?: (holder: LeaseRecord) => void;
}

/** Makes an earlier set the current one. Throws `ReleaseError` if its files are gone or a gate refuses it. */
export async function rollback(
  location: StoreLocation,
  options: RollbackOptions = {},
): Promise<{ set: ReleaseSet; changes: Change[] }> {
  const { by = userInfo().username, note, onWait } = options;
  const store = await openStore(location);
  return withLease(store, { who: by, purpose: 'rolls back', onWait }, async (lease) => {
    const current = await readCurrent(store);
    if (!current.set) throw new ReleaseError('Nothing has been released yet.');
    if (current.entry) await writeEntry(store, current.entry);
    const id = targetId(await history(store), current.set.id, options.to);
    const set = await readSet(store, id);
    if (!set) throw new ReleaseError(`The set ${id} has been removed by retention.`);
    await checkFiles(store, set);
    const names = Object.keys(set.remotes);
    await checkSet(store, set, names, options.api);
    // A name may belong to another remote since then.
    const { owners } = await readOwners(store, current.set);
    await checkOwnership(store, { after: set, owners, names });
    const unsigned = await signatureErrors(store, set, owners);
    if (unsigned.length > 0)
      throw new ReleaseError(['Refused, nothing was changed:', ...unsigned].join('\n  '));
    const changes = changesBetween(current.set, set);
    await movePointer(store, lease, { current, set, by, action: 'rollback', changes, note });
    return { set, changes };
  });
}

function targetId(entries: HistoryEntry[], current: string, wanted: string | undefined): string {
  if (wanted === undefined) {
    // The entry that released the current set, not a rollback to it: so two rollbacks go two sets back.
    const released = entries.find(({ set, action }) => set === current && action !== 'rollback');
    if (released?.before) return released.before;
    throw new ReleaseError(`There is no set before ${current}.`);
  }
  const known = [...new Set(entries.flatMap(({ set, before }) => (before ? [set, before] : [set])))];
  const found = known.filter((id) => id === wanted || id.startsWith(wanted) || id.endsWith(wanted));
  const id = found.includes(wanted) ? wanted : found[0];
  if (!id) throw new ReleaseError(`There is no set ${wanted}. See pnpm release:list.`);
  if (found.length > 1 && id !== wanted)
    throw new ReleaseError(`${wanted} is ambiguous: ${found.join(' or ')}.`);
  if (id === current) throw new ReleaseError(`The set ${id} is current already.`);
  return id;
}

async function checkFiles(store: Store, set: ReleaseSet): Promise<void> {
  for (const [name, version] of Object.entries(versionsOf(set))) {
    if (await store.has(versionKey(name, version))) continue;
    throw new ReleaseError(`The files of ${name} ${version} are gone, so the set ${set.id} can't be served.`);
  }
}
