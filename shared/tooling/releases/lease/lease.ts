import { hostname } from 'node:os';
import type { LeaseRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { isFree } from './is-free.ts';
import { LEASES, leaseKey, newestLease } from './newest-lease.ts';

export interface LeaseOptions {
  who: string;
  /** Such as "releases mfe-deals". */
  purpose: string;
  /** Called once for each other holder. */
  onWait?: ((holder: LeaseRecord) => void) | undefined;
  /** ms until a lease expires that is not renewed. */
  duration?: number;
  /** How long to wait for one other holder, in ms. */
  timeout?: number;
}

/** The right to move the pointer. */
export interface Lease {
  /** Throws if the lease has expired and another process may have it, such as after a sleep of this machine. */
  check(): Promise<void>;
}

/**
 * Runs the work while holding the lock of the store. Leases are numbered; the highest number holds the lock, and only
 * one process can create it. The lease is renewed while the work runs. An expired one, or one of an ended process of this
 * machine, does not count.
 */
export async function withLease<T>(
  store: Store,
  options: LeaseOptions,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const { duration = 60_000 } = options;
  const number = await take(store, options, duration);
  const key = leaseKey(number);
  const isOurs = async () => (await newestLease(store))?.number === number;
  const write = (until: number) => store.replace(key, recordOf(options, until));
  let until = Date.now() + duration;
  const timer = setInterval(async () => {
    const next = Date.now() + duration;
    try {
      if (!(await isOurs())) return;
      await write(next);
      until = next;
    } catch {
      // The store may be unreachable for a moment: the next turn retries, and `check` detects a lost lease.
    }
  }, duration / 3);
  try {
    return await work({
      async check() {
        if (Date.now() < until && (await isOurs())) return;
        throw new ReleaseError(
          'Another process has taken the lock meanwhile. Nothing was changed; try again.',
        );
      },
    });
  } finally {
    clearInterval(timer);
    if (await isOurs()) await write(0);
  }
}

async function take(store: Store, options: LeaseOptions, duration: number): Promise<number> {
  const { timeout = 120_000, onWait } = options;
  let deadline = 0;
  let notified = 0;
  for (;;) {
    const newest = await newestLease(store);
    if (!newest || isFree(newest.lease)) {
      const number = (newest?.number ?? 0) + 1;
      if (await create(store, number, recordOf(options, Date.now() + duration))) return number;
      continue;
    }
    if (notified !== newest.number) {
      onWait?.(newest.lease);
      // Where many release at once, each has its turn.
      deadline = Date.now() + timeout;
    }
    notified = newest.number;
    if (Date.now() > deadline) {
      const { who, machine, purpose } = newest.lease;
      throw new ReleaseError(`${who} on ${machine} still holds the lock (${purpose}). Nothing was changed.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function create(store: Store, number: number, record: string): Promise<boolean> {
  const key = leaseKey(number);
  if (!(await store.create(key, record))) return false;
  // Others may have created and removed higher numbers meanwhile; then this lease is not the highest.
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
