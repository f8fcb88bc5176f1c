import { z } from 'zod';
import {
  type LedgerEntry,
  type ReleaseChange,
  type ReleaseEntry,
  type ReleasePointer,
  type RolloutRecord,
  releaseEntrySchema,
  releasePointerSchema,
} from '../contract/schemas.ts';

export type Change = ReleaseChange;
export type HistoryEntry = ReleaseEntry;
export type { LedgerEntry, RolloutRecord };
/** By package. */
export type Ledger = Record<string, LedgerEntry>;

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

export const readEntry = (text: string): HistoryEntry => releaseEntrySchema.parse(JSON.parse(text));
export const readPointer = (text: string): ReleasePointer => releasePointerSchema.parse(JSON.parse(text));
export const readLease = (text: string): LeaseRecord => lease.parse(JSON.parse(text));
