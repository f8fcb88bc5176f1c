import type { Store } from '../store/store.ts';
import { checkSets } from './check-sets.ts';
import { checkTexts } from './check-texts.ts';
import { checkVersions } from './check-versions.ts';
import type { Finding } from './finding.ts';

/** Everything in a store that is damaged or missing: small texts, pointers and their sets, and each file of each version. */
export async function checkStore(store: Store): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const check of [checkTexts, checkSets, checkVersions]) found.push(...(await check(store)));
  return found;
}

/**
 * Rebuilds what can be rebuilt. Requires the lock. A pointer shows which sets are needed, and a set which versions, so that it goes on until nothing
 * more is found that it can do. Resolves with a line for each file that was rebuilt.
 */
export async function repairStore(store: Store): Promise<string[]> {
  const done = new Map<string, string>();
  for (;;) {
    const next = (await checkStore(store)).filter(({ key, repair }) => repair && !done.has(key));
    if (next.length === 0) return [...done].map(([key, what]) => `${key}: ${what}`);
    for (const { key, repair } of next) done.set(key, (await repair?.()) ?? '');
  }
}
