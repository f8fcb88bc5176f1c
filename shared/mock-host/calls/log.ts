import { type Cell, createCell } from '../state/cell.ts';

/** The outcome of a call that nobody wanted to wait for any longer: not a failure. */
export const GIVEN_UP = 'given up';

/** A call of the api. Without `ms` it is under way. */
export interface CallEntry {
  kind: 'call';
  id: number;
  at: number;
  method: string;
  /** With its query. */
  path: string;
  sent: unknown;
  /** A status, or what came instead of an answer. */
  outcome?: number | string;
  ms?: number;
  answer?: unknown;
  /** The mock host answered, or was late on purpose. */
  meddled: boolean;
}
/** Something that was told on the bus of the platform. */
export interface EventEntry {
  kind: 'event';
  id: number;
  at: number;
  type: string;
  payload: unknown;
}
export type LogEntry = CallEntry | EventEntry;
type New<Entry> = Omit<Entry, 'id' | 'at'>;

/** What happened, newest first. */
export interface Log {
  readonly entries: Cell<readonly LogEntry[]>;
  add(entry: New<CallEntry> | New<EventEntry>): number;
  /** Adds to a call what became of it. */
  settle(id: number, change: Partial<CallEntry>): void;
  clear(): void;
}

const KEPT = 200;

export function createLog(now: () => number = Date.now): Log {
  const entries = createCell<readonly LogEntry[]>([]);
  let lastId = 0;
  return {
    entries,
    add(entry) {
      lastId += 1;
      const id = lastId;
      entries.set((all) => [{ ...entry, id, at: now() } as LogEntry, ...all].slice(0, KEPT));
      return id;
    },
    settle(id, change) {
      entries.set((all) =>
        all.map((entry) => (entry.kind === 'call' && entry.id === id ? { ...entry, ...change } : entry)),
      );
    },
    clear: () => entries.set(() => []),
  };
}
