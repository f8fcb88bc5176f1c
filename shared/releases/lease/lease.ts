import { hostname } from 'node:os';
import type { LeaseRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { isFree } from './is-free.ts';
import { LEASES, leaseKey, newestLease } from './newest-lease.ts';

export interface LeaseOptions {
  who: string;
  /** What it is held for, as in "ada releases mfe-deals". */
  purpose: string;
  /** Called when somebody else has it, once for each holder. */
  onWait?: ((holder: LeaseRecord) => void) | undefined;
  /** ms until a lease that is not renewed is over. */
  lasts?: number;
  /** ms that we wait for the others before giving up. */
  patience?: number;
}

/** The right to move the pointer. */
export interface Lease {
  /** Throws where it was lost: this process slept longer than the lease lasts, and another has it now. */
  check(): Promise<void>;
}

/**
 * Runs the work while holding the lock of the store. Each lease has a number, one higher than the last; the highest is
 * the holder's, and creating it is what only one of two can do. It is renewed while the work runs; one whose time is over,
 * or whose process on this machine is gone, is passed by.
 */
export async function withLease<T>(
  store: Store,
  options: LeaseOptions,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const { lasts = 15_000 } = options;
  const number = await take(store, options, lasts);
  const key = leaseKey(number);
  const isOurs = async () => (await newestLease(store))?.number === number;
  const write = (until: number) => store.replace(key, recordOf(options, until));
  let until = Date.now() + lasts;
  const timer = setInterval(async () => {
    const next = Date.now() + lasts;
    try {
      if (!(await isOurs())) return;
      await write(next);
      until = next;
    } catch {
      // A store that does not answer just now: the next turn asks again, and `check` sees what came of it.
    }
  }, lasts / 3);
  try {
    return await work({
      async check() {
        if (Date.now() < until && (await isOurs())) return;
        throw new ReleaseError(
          'The lock was lost to somebody else meanwhile. Nothing was changed; try again.',
        );
      },
    });
  } finally {
    clearInterval(timer);
    if (await isOurs()) await write(0);
  }
}

async function take(store: Store, options: LeaseOptions, lasts: number): Promise<number> {
  const { patience = 120_000, onWait } = options;
  const givesUp = Date.now() + patience;
  let told = 0;
  for (;;) {
    const newest = await newestLease(store);
    if (!newest || isFree(newest.lease)) {
      const number = (newest?.number ?? 0) + 1;
      if (await create(store, number, recordOf(options, Date.now() + lasts))) return number;
      continue;
    }
    if (told !== newest.number) onWait?.(newest.lease);
    told = newest.number;
    if (Date.now() > givesUp) {
      const { who, machine, purpose } = newest.lease;
      throw new ReleaseError(`${who} on ${machine} still holds the lock (${purpose}). Nothing was changed.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function create(store: Store, number: number, record: string): Promise<boolean> {
  const key = leaseKey(number);
  if (!(await store.create(key, record))) return false;
  // Others may have gone on and tidied up between our look and our writing: then the highest is not ours.
  const newest = await newestLease(store);
  if (newest?.number !== number) {
    await store.remove(key);
    return false;
  }
  for (const name of await store.names(LEASES)) {
    if (Number.parseInt(name, 10) < number) await store.remove(`${LEASES}/${name}`);
  }
  return true;
}

function recordOf({ who, purpose }: LeaseOptions, until: number): string {
  const record: LeaseRecord = { who, purpose, machine: hostname(), pid: process.pid, until };
  return JSON.stringify(record);
}
