import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';
import { addCounts, type RolloutCounts, rolloutCounts } from './counts.ts';

/** The folder of what gateways have counted: `rollouts/<rollout>/<gateway>.json`. Each gateway writes one file, which no other one writes. */
export const ROLLOUTS = 'rollouts';

const folderOf = (rollout: string) => `${ROLLOUTS}/${rollout}`;

/** Replaces what one gateway has counted so far. */
export const writeCounts = (
  store: Store,
  rollout: string,
  gateway: string,
  counts: RolloutCounts,
): Promise<void> => store.replace(`${folderOf(rollout)}/${gateway}.json`, JSON.stringify(counts));

/** What all gateways have counted, also those that have ended since. */
export async function readCounts(store: Store, rollout: string): Promise<RolloutCounts> {
  const names = await store.names(folderOf(rollout));
  const read = (name: string) => readStored(store, `${folderOf(rollout)}/${name}`, rolloutCounts);
  return addCounts((await Promise.all(names.map(read))).filter((counts) => counts !== undefined));
}

export const removeCounts = (store: Store, rollout: string): Promise<void> => store.remove(folderOf(rollout));
