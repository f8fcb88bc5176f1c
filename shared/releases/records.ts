import { z } from 'zod';

/** One version replaces another; null if there was or is none. */
const change = z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type Change = z.infer<typeof change>;

const setId = z.string().regex(/^[\w.-]+$/);

/** One release or rollback. */
const historyEntry = z.object({
  number: z.number().int().positive(),
  at: z.string(),
  by: z.string(),
  machine: z.string(),
  action: z.enum(['release', 'rollback', 'start']),
  set: setId,
  /** The previous set; null for the first one. */
  before: setId.nullable(),
  changes: z.array(change),
  /** Whether the tool ran types and tests; `elsewhere` for a build from CI. */
  tests: z.enum(['passed', 'skipped', 'elsewhere']).optional(),
  /** By package: the hash of the sources whose tests passed. */
  sources: z.record(z.string(), z.string()).optional(),
  note: z.string().optional(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Contains its history entry, so that both are written in one step. Older pointers have none. */
const pointer = z.object({ set: setId, entry: historyEntry.optional() });
export type Pointer = z.infer<typeof pointer>;

const lease = z.object({
  who: z.string(),
  /** Such as `releases mfe-deals`. */
  purpose: z.string(),
  machine: z.string(),
  pid: z.number(),
  /** ms since 1970; 0 once it was released. */
  until: z.number(),
});
export type LeaseRecord = z.infer<typeof lease>;

export const readEntry = (text: string): HistoryEntry => historyEntry.parse(JSON.parse(text));
export const readPointer = (text: string): Pointer => pointer.parse(JSON.parse(text));
export const readLease = (text: string): LeaseRecord => lease.parse(JSON.parse(text));
