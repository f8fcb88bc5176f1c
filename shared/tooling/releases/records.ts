import {
  type LedgerEntry,
  type ReleaseChange,
  type ReleaseEntry,
  type ReleasePointer,
  type RolloutRecord,
  releasePointerSchema,
} from '@handover/shared/contract/schemas';
import { z } from 'zod';
import { parseStored } from './store/read-stored.ts';

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

/** Throws `ReleaseError` for a damaged text, which is called `name`. */
export const readPointer = (text: string, name: string): ReleasePointer =>
  parseStored(text, releasePointerSchema, name);

/** A lease that can't be read is nobody's. */
export function readLease(text: string): LeaseRecord {
  try {
    return lease.parse(JSON.parse(text));
  } catch {
    return { who: 'nobody', purpose: 'left a damaged lock', machine: '', pid: 0, until: 0 };
  }
}
