import { DAY_MS } from '@handover/shared/contract';
import { z } from 'zod';
import { versionKey } from '../builds/publish.ts';
import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';

/** The folder of what browsers have told of versions: `health/<gateway>.json`. Each gateway writes one file, which no other one writes. */
export const HEALTH = 'health';

const count = z.number().int().nonnegative();
const told = z.object({
  /** Pages and widgets of it that were shown. */
  views: count,
  /** Reports that it, or a part of it, did not load, or threw while it was shown. */
  failures: count,
});
const health = z.record(z.string(), told);
/** By `name/version`. */
export type Health = z.infer<typeof health>;

/** A version is known to be healthy once it was shown so many times, and at most one view in so many had a failure. */
export const HEALTHY_VIEWS = 50;
const FAILURE_IN_VIEWS = 50;

/** Counts of gateways that have ended are kept so long. */
const KEPT_MS = 90 * DAY_MS;

export const isHealthy = (all: Health, name: string, version: string): boolean => {
  const { views, failures } = all[versionKey(name, version)] ?? { views: 0, failures: 0 };
  return views >= HEALTHY_VIEWS && failures * FAILURE_IN_VIEWS <= views;
};

/** Replaces what one gateway has counted so far. */
export const writeHealth = (store: Store, gateway: string, counts: Health): Promise<void> =>
  store.replace(`${HEALTH}/${gateway}.json`, JSON.stringify(counts));

/** What all gateways have counted, in all places, also those that have ended since. */
export async function readHealth(store: Store): Promise<Health> {
  const names = await store.names(HEALTH);
  const files = await Promise.all(names.map((name) => readStored(store, `${HEALTH}/${name}`, health)));
  const sum: Health = {};
  for (const file of files)
    for (const [key, { views, failures }] of Object.entries(file ?? {})) {
      const before = sum[key] ?? { views: 0, failures: 0 };
      sum[key] = { views: before.views + views, failures: before.failures + failures };
    }
  return sum;
}

/** Removes what gateways have counted that ended long ago. */
export async function pruneHealth(store: Store, now: number): Promise<void> {
  for (const name of await store.names(HEALTH)) {
    const key = `${HEALTH}/${name}`;
    if (now - ((await store.modifiedAt(key)) ?? now) > KEPT_MS) await store.remove(key);
  }
}
