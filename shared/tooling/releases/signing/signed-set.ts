import type { ReleaseSet } from '@handover/shared/federation/contract';
import { type Owners, readOwners } from '../ownership/owners.ts';
import type { Store } from '../store/store.ts';
import { signatureErrors } from './signatures.ts';

/** Throws if a version of the set has to be signed, by the store's keys or by pinned ones, and is not. */
export async function assertSigned(store: Store, set: ReleaseSet, pinned?: Owners): Promise<void> {
  const owners = pinned ?? (await readOwners(store, undefined)).owners;
  const errors = await signatureErrors(store, set, owners);
  if (errors.length > 0) throw new Error(`The set ${set.id} is not served: ${errors.join('; ')}`);
}

interface SignedSetOptions<Sets> {
  read: () => Sets | undefined;
  /** Whether any package has keys; without, a set is served at once. */
  hasKeys: () => boolean;
  check: (sets: Sets) => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** How often a moved pointer is noticed while nobody asks for the set. */
const FOLLOW_MS = 250;

/**
 * The sets of a reader that may be served. While one is checked, and if it is refused, the one before stays. Resolves once the
 * first one is checked.
 */
export async function signedSet<Sets>({ read, hasKeys, check, onRefused }: SignedSetOptions<Sets>): Promise<{
  current: () => Sets | undefined;
  close: () => void;
}> {
  let seen: Sets | undefined;
  let served: Sets | undefined;
  const next = async () => {
    const set = read();
    if (!set || set === seen) return;
    seen = set;
    if (!hasKeys()) {
      served = set;
      return;
    }
    await check(set).then(() => {
      // A later one may have been checked faster.
      if (seen === set) served = set;
    }, onRefused);
  };
  await next();
  const timer = setInterval(next, FOLLOW_MS).unref();
  return {
    current: () => {
      void next();
      return served;
    },
    close: () => clearInterval(timer),
  };
}
