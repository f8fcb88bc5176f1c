import { type LeaseRecord, readLease } from '../records.ts';
import type { Store } from '../store/store.ts';

export const LEASES = 'leases';

export const leaseKey = (number: number) => `${LEASES}/${String(number).padStart(8, '0')}.json`;

/** The lease with the highest number; undefined if there was none yet. */
export async function newestLease(store: Store): Promise<{ number: number; lease: LeaseRecord } | undefined> {
  for (;;) {
    const numbers = (await store.names(LEASES))
      .map((name) => Number.parseInt(name, 10))
      .filter(Number.isFinite);
    if (numbers.length === 0) return undefined;
    const number = Math.max(...numbers);
    const found = await store.read(leaseKey(number));
    if (found) return { number, lease: readLease(found.text) };
    // Removed by its successor meanwhile, so there is a newer one.
  }
}
