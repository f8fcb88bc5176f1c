import { userInfo } from 'node:os';
import type { ReleaseSet } from '../federation/contract.ts';
import type { LiveApi } from './gates.ts';
import { history, writeEntry } from './history.ts';
import { withLease } from './lease/lease.ts';
import { moveToStored } from './move-to-stored.ts';
import { inPlace, PRODUCTION } from './places/place.ts';
import { readCurrent, readSet } from './pointer.ts';
import type { Change, HistoryEntry, LeaseRecord } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { stopRollout } from './rollout/move-rollout.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';

export interface RollbackOptions {
  place?: string;
  /** The id of a set, or a unique beginning or end of it; by default the set before the current one. */
  to?: string;
  by?: string;
  note?: string;
  /** The live api, if there is one. */
  api?: LiveApi | undefined;
  onWait?: (holder: LeaseRecord) => void;
}

/** Makes an earlier set the current one; while a rollout runs, and no set is named, it is stopped. Throws `ReleaseError` if its files are gone or a gate refuses it. */
export async function rollback(
  location: StoreLocation,
  options: RollbackOptions = {},
): Promise<{ set: ReleaseSet; changes: Change[] }> {
  const { by = userInfo().username, note, onWait } = options;
  const store = inPlace(await openStore(location), options.place ?? PRODUCTION);
  return withLease(store, { who: by, purpose: 'rolls back', onWait }, async (lease) => {
    const current = await readCurrent(store);
    if (!current.set) throw new ReleaseError('Nothing has been released yet.');
    if (current.entry) await writeEntry(store, current.entry);
    if (current.rollout && options.to === undefined)
      return { set: current.set, changes: await stopRollout(store, lease, current, { by, note }) };
    const id = targetId(await history(store), current.set.id, options.to);
    const set = await readSet(store, id);
    if (!set) throw new ReleaseError(`The set ${id} has been removed by retention.`);
    const move = { current, set, by, action: 'rollback', note, api: options.api } as const;
    return { set, changes: await moveToStored(store, lease, move) };
  });
}

function targetId(entries: HistoryEntry[], current: string, wanted: string | undefined): string {
  if (wanted === undefined) {
    // The entry that released the current set, not a return to it: so two rollbacks go two sets back.
    const released = entries.find(
      ({ set, action }) => set === current && action !== 'rollback' && action !== 'stop',
    );
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
