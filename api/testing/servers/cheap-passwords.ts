import { HASH_COST } from '../../src/features/auth/proof/passwords.ts';

/** Password hashing is slow on purpose; only `passwords.test.ts` tests that, so other tests use cheap parameters. */
export function makePasswordsCheap(): void {
  Object.assign(HASH_COST, { memoryCost: 8, timeCost: 1 });
}
