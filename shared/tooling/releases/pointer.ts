import { hostname } from 'node:os';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { releaseSet } from './builds/schema.ts';
import { writeEntry } from './history/history.ts';
import type { Lease } from './lease/lease.ts';
import { type HistoryEntry, type RolloutRecord, readPointer } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { folderStore } from './store/folder-store.ts';
import { readStored } from './store/read-stored.ts';
import type { Store } from './store/store.ts';

const POINTER = 'current.json';
const SETS = 'sets';
export const setKey = (id: string) => `${SETS}/${id}.json`;

/** The current set, and the tag of the pointer, by which a concurrent move is detected. */
export interface Current {
  set: ReleaseSet | undefined;
  entry: HistoryEntry | undefined;
  /** Of another set, which a part of people have. */
  rollout: RolloutRecord | undefined;
  tag: string | null;
}

/** A set that is or was current; undefined if it does not exist or was pruned. */
export async function readSet(store: Store, id: string): Promise<ReleaseSet | undefined> {
  return readStored(store, setKey(id), releaseSet);
}

/** The ids of all stored sets. */
export async function setIds(store: Store): Promise<string[]> {
  const names = await store.names(SETS);
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

export const removeSet = (store: Store, id: string) => store.remove(setKey(id));

/** The current set, if anything has been released yet. */
export async function readCurrent(store: Store): Promise<Current> {
  const found = await store.read(POINTER);
  if (!found) return { set: undefined, entry: undefined, rollout: undefined, tag: null };
  const { set: id, entry, rollout } = readPointer(found.text, `${POINTER} in ${store.address}`);
  const set = await readSet(store, id);
  if (!set) throw new Error(`${store.address}: the current set ${id} does not exist`);
  return { set, entry, rollout, tag: found.tag };
}

/** The part of a history entry that the caller of `movePointer` knows. */
type Move = Pick<
  HistoryEntry,
  | 'by'
  | 'action'
  | 'place'
  | 'changes'
  | 'tests'
  | 'sources'
  | 'note'
  | 'share'
  | 'revoked'
  | 'ledger'
  | 'emergency'
  | 'again'
  | 'commit'
>;

export interface PointerMove extends Move {
  current: Current;
  set: ReleaseSet;
  /** The set before, if that is not the current one. */
  before?: string;
  /** The set is not to be the current one yet, but that of a part of people. */
  rollout?: RolloutRecord;
}

/** While a part of people have another set, no third one may come into it. Throws `ReleaseError`. */
export function assertNoRollout({ rollout }: Current): void {
  if (!rollout) return;
  throw new ReleaseError(
    `Refused, nothing was changed: ${rollout.share} % of people try the set ${rollout.set}. Wait for its end, or end it: pnpm release:rollout widen --share 100, or stop.`,
  );
}

/**
 * Makes a set the current one, or that of a rollout. Any rollout so far ends, unless it is given again. Writing the pointer is the only step that counts: killed before it, the tool has changed
 * nothing; killed after it, everything is done, including the history.
 */
export async function movePointer(
  store: Store,
  lease: Lease,
  { current, set, before, rollout, ...move }: PointerMove,
): Promise<void> {
  const entry: HistoryEntry = {
    number: (current.entry?.number ?? 0) + 1,
    at: new Date().toISOString(),
    machine: hostname(),
    set: set.id,
    before: before ?? current.set?.id ?? null,
    ...move,
  };
  await store.replace(setKey(set.id), JSON.stringify(set, null, 2));
  await lease.check();
  const pointer = rollout ? { set: current.set?.id, entry, rollout } : { set: set.id, entry };
  await store.replace(POINTER, JSON.stringify(pointer), current.tag);
  await writeEntry(store, entry);
}

/** Makes sets the current one, and that of a rollout, of a folder that nobody else writes to, such as a mirror. */
export async function moveTo(
  folder: string,
  set: ReleaseSet,
  rollout?: { record: RolloutRecord; set: ReleaseSet },
): Promise<void> {
  const store = folderStore(folder);
  for (const each of [set, ...(rollout ? [rollout.set] : [])])
    await store.replace(setKey(each.id), JSON.stringify(each, null, 2));
  await store.replace(POINTER, JSON.stringify({ set: set.id, rollout: rollout?.record }));
}
