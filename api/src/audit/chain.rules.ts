import { createHash } from 'node:crypto';
import type { ChainLink } from './audit.sql.ts';

/** The hash that an event has after the one before; '' before the first. As the SQL function `append_audit`. */
export const hashOf = (before: string, { id, at, kind, actorId, about }: Omit<ChainLink, 'hash'>): string =>
  createHash('sha256')
    .update([before, id, at.toISOString(), kind, actorId ?? '', about].join('|'))
    .digest('hex');

export interface Verified {
  count: number;
  /** The hash of the last event. Noted elsewhere, it shows later whether events were cut off at the end. */
  hash: string;
  /** The first event that is not as it was written, or that does not follow the one before. */
  broken: number | null;
}

/** What the first event follows, where the retention has removed older ones. */
export interface Start {
  id: number;
  hash: string;
}

/** Checks that the events are all there, in order and as they were written. */
export async function verifyChain(events: AsyncIterable<ChainLink>, start?: Start): Promise<Verified> {
  let count = 0;
  let last = start?.id ?? 0;
  let hash = start?.hash ?? '';
  for await (const event of events) {
    last += 1;
    if (event.id !== last || event.hash !== hashOf(hash, event)) return { count, hash, broken: last };
    count += 1;
    hash = event.hash;
  }
  return { count, hash, broken: null };
}
