import { z } from 'zod';

/** One version taking another's place; null: there was, or is, none. */
const change = z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type Change = z.infer<typeof change>;

const setId = z.string().regex(/^[\w.-]+$/);

/** One move of the pointer: who, when, what. */
const historyEntry = z.object({
  number: z.number().int().positive(),
  at: z.string(),
  by: z.string(),
  /** The machine it was done on. */
  machine: z.string(),
  action: z.enum(['release', 'rollback', 'start']),
  set: setId,
  /** The set before; null for the first. */
  before: setId.nullable(),
  changes: z.array(change),
  /** Whether types and tests were run by the tool; `elsewhere` for a build that came from CI. */
  tests: z.enum(['passed', 'skipped', 'elsewhere']).optional(),
  /** By package: the hash of the sources whose tests passed. */
  sources: z.record(z.string(), z.string()).optional(),
  note: z.string().optional(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** The pointer carries the entry of the move that made it, so that the two can't part. Older pointers have none. */
const pointer = z.object({ set: setId, entry: historyEntry.optional() });
export type Pointer = z.infer<typeof pointer>;

const lease = z.object({
  who: z.string(),
  /** What it is held for: `releases mfe-deals`. */
  purpose: z.string(),
  machine: z.string(),
  pid: z.number(),
  /** ms since 1970; 0 once it was given back. */
  until: z.number(),
});
export type LeaseRecord = z.infer<typeof lease>;

export const readEntry = (text: string): HistoryEntry => historyEntry.parse(JSON.parse(text));
export const readPointer = (text: string): Pointer => pointer.parse(JSON.parse(text));
export const readLease = (text: string): LeaseRecord => lease.parse(JSON.parse(text));
