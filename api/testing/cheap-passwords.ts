import { HASH_COST } from '../src/features/auth/passwords.ts';

/** Hashing is slow on purpose; `passwords.test.ts` is about that, all other tests only need a hash. */
export function makePasswordsCheap(): void {
  Object.assign(HASH_COST, { memoryCost: 8, timeCost: 1 });
}
