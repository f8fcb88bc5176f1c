import { hostname, userInfo } from 'node:os';
import type { ReleaseSet } from '../federation/contract.ts';
import { changesBetween, versionsOf } from './changes.ts';
import { checkSet, type LiveApi } from './gates.ts';
import { history, writeDown } from './history.ts';
import { withLease } from './lease/lease.ts';
import { movePointer, readCurrent, readSet } from './pointer.ts';
import { versionKey } from './publish.ts';
import type { Change, HistoryEntry, LeaseRecord } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { openStore, type StorePlace } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface RollbackOptions {
  /** The id of a set, or as much of its end or beginning as no other has; else the one before the current one. */
  to?: string;
  by?: string;
  note?: string;
  /** The api that is live, where one answers. */
  api?: LiveApi | undefined;
  onWait?: (holder: LeaseRecord) => void;
}

/** Makes a set of the past the current one again. Throws `ReleaseError` where it can't be: files gone, or refused by a gate. */
export async function rollback(
  place: StorePlace,
  options: RollbackOptions = {},
): Promise<{ set: ReleaseSet; changes: Change[] }> {
  const { by = userInfo().username, note, onWait } = options;
  const store = await openStore(place);
  return withLease(store, { who: by, purpose: 'rolls back', onWait }, async (lease) => {
    const current = await readCurrent(store);
    if (!current.set) throw new ReleaseError('Nothing has been released yet.');
    if (current.entry) await writeDown(store, current.entry);
    const id = target(await history(store), current.set.id, options.to);
    const set = await readSet(store, id);
    if (!set) throw new ReleaseError(`The set ${id} is gone: it was older than what is kept.`);
    await checkFiles(store, set);
    await checkSet(store, set, Object.keys(set.remotes), options.api);
    const changes = changesBetween(current.set, set);
    const entry: HistoryEntry = {
      number: (current.entry?.number ?? 0) + 1,
      at: new Date().toISOString(),
      by,
      machine: hostname(),
      action: 'rollback',
      set: id,
      before: current.set.id,
      changes,
      ...(note && { note }),
    };
    await movePointer(store, lease, { set, entry, was: current.tag });
    return { set, changes };
  });
}

function target(entries: HistoryEntry[], current: string, wanted: string | undefined): string {
  if (wanted === undefined) {
    // Where the current set came first: twice back is two sets back, not back and forth.
    const made = entries.find(({ set, action }) => set === current && action !== 'rollback');
    if (made?.before) return made.before;
    throw new ReleaseError(`There is no set before ${current}.`);
  }
  const known = [...new Set(entries.flatMap(({ set, before }) => (before ? [set, before] : [set])))];
  const found = known.filter((id) => id === wanted || id.startsWith(wanted) || id.endsWith(wanted));
  const id = found.includes(wanted) ? wanted : found[0];
  if (!id) throw new ReleaseError(`There is no set ${wanted}. pnpm release:list shows what there is.`);
  if (found.length > 1 && id !== wanted) throw new ReleaseError(`${wanted} may be ${found.join(' or ')}.`);
  if (id === current) throw new ReleaseError(`The set ${id} is current already.`);
  return id;
}

async function checkFiles(store: Store, set: ReleaseSet): Promise<void> {
  for (const [name, version] of Object.entries(versionsOf(set))) {
    if (await store.has(versionKey(name, version))) continue;
    throw new ReleaseError(`The files of ${name} ${version} are gone, so the set ${set.id} can't be served.`);
  }
}
