import { releaseEntrySchema, releasePointerSchema } from '@handover/shared/contract/schemas';
import type { HistoryEntry } from '../records.ts';
import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';

const FOLDER = 'history';
const keyOf = (number: number) => `${FOLDER}/${String(number).padStart(6, '0')}.json`;

/** Releases and rollbacks, newest first: all, or the last ones. */
export async function history(store: Store, last = Number.POSITIVE_INFINITY): Promise<HistoryEntry[]> {
  const names = (await store.names(FOLDER)).sort().slice(-last);
  const read = (name: string) => readStored(store, `${FOLDER}/${name}`, releaseEntrySchema);
  const entries = (await Promise.all(names.map(read))).filter((entry) => entry !== undefined);
  const newest = (await readStored(store, 'current.json', releasePointerSchema))?.entry;
  // A tool that was killed right after moving the pointer has left its entry only there.
  if (newest && !entries.some(({ number }) => number === newest.number)) entries.push(newest);
  return entries.sort((a, b) => b.number - a.number);
}

/** Entries are never changed. */
export async function writeEntry(store: Store, entry: HistoryEntry): Promise<void> {
  await store.create(keyOf(entry.number), JSON.stringify(entry, null, 2));
}
