import type { ReleaseSet } from '../federation/contract.ts';
import { writeDown } from './history.ts';
import type { Lease } from './lease/lease.ts';
import { type HistoryEntry, readPointer } from './records.ts';
import { releaseSet } from './schema.ts';
import { folderStore } from './store/folder-store.ts';
import type { Store } from './store/store.ts';

const POINTER = 'current.json';
const SETS = 'sets';
const setKey = (id: string) => `${SETS}/${id}.json`;

/** What is current, and how to say that it still was when the pointer was moved. */
export interface Current {
  set: ReleaseSet | undefined;
  entry: HistoryEntry | undefined;
  tag: string | null;
}

/** A set that was current at some time; undefined where it was not, or was pruned. */
export async function readSet(store: Store, id: string): Promise<ReleaseSet | undefined> {
  const found = await store.read(setKey(id));
  return found && releaseSet.parse(JSON.parse(found.text));
}

/** The ids of all sets that are kept. */
export async function setIds(store: Store): Promise<string[]> {
  const names = await store.names(SETS);
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

export const removeSet = (store: Store, id: string) => store.remove(setKey(id));

/** The current set; nothing where nothing has been released yet. */
export async function readCurrent(store: Store): Promise<Current> {
  const found = await store.read(POINTER);
  if (!found) return { set: undefined, entry: undefined, tag: null };
  const { set: id, entry } = readPointer(found.text);
  const set = await readSet(store, id);
  if (!set) throw new Error(`${store.address}: the current set ${id} is not there`);
  return { set, entry, tag: found.tag };
}

/**
 * Makes a set the current one. The pointer's writing is the moment it happens: killed before, nothing has; killed after,
 * all has, the history included.
 */
export async function movePointer(
  store: Store,
  lease: Lease,
  { set, entry, was }: { set: ReleaseSet; entry: HistoryEntry; was: string | null },
): Promise<void> {
  await store.replace(setKey(set.id), JSON.stringify(set, null, 2));
  await lease.check();
  await store.replace(POINTER, JSON.stringify({ set: set.id, entry }), was);
  await writeDown(store, entry);
}

/** Makes a set the current one of a folder that nobody else writes to: a mirror, or a test's. */
export async function moveTo(folder: string, set: ReleaseSet): Promise<void> {
  const store = folderStore(folder);
  await store.replace(setKey(set.id), JSON.stringify(set, null, 2));
  await store.replace(POINTER, JSON.stringify({ set: set.id }));
}
