import type { JotaiStore } from '@handover/shared/store';
import { logEntriesAtom } from './log-entries.atom.ts';
import type { CallEntry, EventEntry, LogEntry } from './log-entry.ts';

type New<Entry> = Omit<Entry, 'id' | 'at'>;

/** The log of calls and events, in `logEntriesAtom`. */
export interface Log {
  add(entry: New<CallEntry> | New<EventEntry>): number;
  /** Adds the outcome to a call. */
  settle(id: number, change: Partial<CallEntry>): void;
  clear(): void;
}

const MAX_ENTRIES = 200;

export function createLog(store: JotaiStore): Log {
  let lastId = 0;
  return {
    add(entry) {
      lastId += 1;
      const id = lastId;
      store.set(logEntriesAtom, (all) =>
        [{ ...entry, id, at: Date.now() } as LogEntry, ...all].slice(0, MAX_ENTRIES),
      );
      return id;
    },
    settle(id, change) {
      store.set(logEntriesAtom, (all) =>
        all.map((entry) => (entry.kind === 'call' && entry.id === id ? { ...entry, ...change } : entry)),
      );
    },
    clear: () => store.set(logEntriesAtom, []),
  };
}
