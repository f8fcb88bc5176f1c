import type { Store } from '../store/store.ts';

/** Something in a store that is damaged, or missing. */
export interface Finding {
  /** The file, from the folder of the store. */
  key: string;
  problem: string;
  /** What people, teams and gateways have of it. */
  follows: string;
  /** What a person can do where it can't be rebuilt. */
  advice?: string;
  /** Rebuilds it, and resolves with what was done. Requires the lock. */
  repair?: () => Promise<string>;
}

export type Check = (store: Store) => Promise<Finding[]>;
