import type { ReleaseSet } from '@handover/shared/federation/contract';
import { storedBuild } from '../builds/stored-build.ts';
import { history } from '../history/history.ts';
import { hostOf, releaseOf } from '../history/release-facts.ts';
import { inPlace, PRODUCTION, placesOf, pointerKey } from '../places/place.ts';
import { readSet, setIds, setKey } from '../pointer.ts';
import { type HistoryEntry, readPointer } from '../records.ts';
import type { Store } from '../store/store.ts';
import { withEntryPointVersions } from '../types/entry-point-versions.ts';
import type { Check, Finding } from './finding.ts';

/** The pointer of each place and the sets that it names, and those that were current before. */
export const checkSets: Check = async (store) => {
  const places = await placesOf(store);
  const found = (await Promise.all(places.map((place) => checkPlace(store, place)))).flat();
  const histories = await Promise.all(places.map((place) => entriesOf(inPlace(store, place))));
  const named = new Set(found.map(({ key }) => key));
  const earlier = (await setIds(store)).filter((id) => !named.has(setKey(id)));
  const damaged = earlier.map((id) => {
    const entries = histories.find((all) => all.some(({ set }) => set === id)) ?? [];
    return checkSet(store, id, entries, 'a rollback to it fails, and nothing old is removed any more');
  });
  return [...found, ...(await Promise.all(damaged)).flat()];
};

async function checkPlace(all: Store, place: string): Promise<Finding[]> {
  const store = inPlace(all, place);
  const key = pointerKey(place);
  const found = await all.read(key);
  const entries = await entriesOf(store);
  const newest = entries[0];
  const pointer = found && readable(found.text, key);
  if (!pointer) {
    // Nothing was ever released there.
    if (!found && !newest) return [];
    return [
      {
        key,
        problem: found ? 'is damaged' : 'is missing',
        follows: restart(place),
        ...(newest
          ? { repair: () => rebuildPointer(all, key, newest) }
          : { advice: 'Put it back from a backup.' }),
      },
    ];
  }
  const named = [pointer.set, pointer.rollout?.set].filter((id) => id !== undefined);
  return (
    await Promise.all(
      named.map((id) => checkSet(all, id, entries, `${restart(place)}; nothing can be released`)),
    )
  ).flat();
}

const restart = (place: string) =>
  `gateways of ${place} go on with what they have, and serve nothing once they are restarted`;

/** Newest first; what can't be read is found elsewhere. */
async function entriesOf(store: Store): Promise<HistoryEntry[]> {
  const withoutPointer: Store = {
    ...store,
    read: async (key) => (key === pointerKey(PRODUCTION) ? undefined : store.read(key)),
  };
  return history(withoutPointer).catch(() => []);
}

function readable(text: string, key: string) {
  try {
    return readPointer(text, key);
  } catch {
    return undefined;
  }
}

/** A rollout that ran is not begun again: everyone has the set before it. */
async function rebuildPointer(store: Store, key: string, entry: HistoryEntry): Promise<string> {
  const isTried = entry.action === 'canary' || (entry.action === 'widen' && (entry.share ?? 100) < 100);
  const set = isTried && entry.before ? entry.before : entry.set;
  await store.replace(key, JSON.stringify({ set, entry }));
  return `rebuilt from the newest entry of the history: the set ${set} is current`;
}

async function checkSet(
  store: Store,
  id: string,
  entries: readonly HistoryEntry[],
  follows: string,
): Promise<Finding[]> {
  const set = await readSet(store, id).catch(() => null);
  if (set) return [];
  const rebuilt = await rebuiltSet(store, id, entries).catch(() => undefined);
  return [
    {
      key: setKey(id),
      problem: set === null ? 'is damaged' : 'is missing',
      follows,
      ...(rebuilt
        ? { repair: () => writeSet(store, rebuilt) }
        : { advice: 'Go back to another set: pnpm release:rollback <set>' }),
    },
  ];
}

async function writeSet(store: Store, set: ReleaseSet): Promise<string> {
  await store.replace(setKey(set.id), JSON.stringify(set, null, 2));
  return 'rebuilt from the history and the manifests of its versions, without fallbacks';
}

/** The set as its versions are, of which the history tells; undefined if one of them is gone. */
async function rebuiltSet(
  store: Store,
  id: string,
  entries: readonly HistoryEntry[],
): Promise<ReleaseSet | undefined> {
  const entry = entries.find(({ set }) => set === id);
  const versions = versionsIn(entries, id);
  const builds = await Promise.all(
    Object.entries(versions ?? {}).map(([name, version]) => storedBuild(store, name, version)),
  );
  const host = builds.find((build) => build?.role === 'host');
  if (!entry || !host || builds.includes(undefined)) return undefined;
  const remotes = builds.flatMap((build) =>
    build?.role === 'remote' ? [[build.name, { ...releaseOf(build), fallback: null }] as const] : [],
  );
  const set = {
    id,
    createdAt: entry.at,
    host: hostOf(host),
    remotes: Object.fromEntries(remotes.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  return (await withEntryPointVersions(store, set, undefined)).set;
}

/** By package, from the changes of each entry; undefined if the history does not reach back to the first set. */
function versionsIn(entries: readonly HistoryEntry[], id: string): Record<string, string> | undefined {
  const known = new Map<string, Record<string, string>>();
  for (const { set, before, changes } of entries.toReversed()) {
    const base = before === null ? {} : known.get(before);
    if (!base || known.has(set)) continue;
    const versions = { ...base };
    for (const { name, to } of changes) {
      if (to === null) delete versions[name];
      else versions[name] = to;
    }
    known.set(set, versions);
  }
  return known.get(id);
}
