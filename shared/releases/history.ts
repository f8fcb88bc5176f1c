import { type HistoryEntry, readEntry, readPointer } from './records.ts';
import type { Store } from './store/store.ts';

const FOLDER = 'history';
const keyOf = (number: number) => `${FOLDER}/${String(number).padStart(6, '0')}.json`;

/** The moves of the pointer, the newest first: all, or the last ones. */
export async function history(store: Store, last = Number.POSITIVE_INFINITY): Promise<HistoryEntry[]> {
  const names = (await store.names(FOLDER)).sort().slice(-last);
  const texts = await Promise.all(names.map((name) => store.read(`${FOLDER}/${name}`)));
  const entries = texts.flatMap((found) => (found ? [readEntry(found.text)] : []));
  const pointer = await store.read('current.json');
  const newest = pointer && readPointer(pointer.text).entry;
  // A tool that was killed right after the move left its entry in the pointer alone.
  if (newest && !entries.some(({ number }) => number === newest.number)) entries.push(newest);
  return entries.sort((a, b) => b.number - a.number);
}

/** Writes an entry down for good. Entries are never changed. */
export async function writeDown(store: Store, entry: HistoryEntry): Promise<void> {
  await store.create(keyOf(entry.number), JSON.stringify(entry, null, 2));
}
