import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from './builds/publish.ts';
import { versionsOf } from './compose/changes.ts';
import { type ServedSets, watchedSets } from './history/watched-set.ts';
import { anyKeys, type Owners } from './ownership/owners.ts';
import { inPlace, PRODUCTION } from './places/place.ts';
import { moveTo, readCurrent, readSet } from './pointer.ts';
import { openPreview, type Preview } from './previews/preview.ts';
import { pruneMirror } from './retention/prune-mirror.ts';
import { assertSigned, signedSet } from './signing/signed-set.ts';
import { folderStore } from './store/folder-store.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** What a gateway serves: a folder with versions, and the current set. */
export interface ReleaseSource {
  folder: string;
  releaseSet: () => ReleaseSet | undefined;
  /** The current set, and that of a rollout, as they belong together. */
  sets: () => ServedSets | undefined;
  /** The store as its place sees it, in which gateways agree about a rollout. */
  store: Store;
  /** Copies a version of the store into the folder, if it is missing there. */
  fetchVersion(name: string, version: string): Promise<void>;
  /** The set that a preview link opens; undefined if it opens none, or none that may be served. */
  preview(token: string): Promise<Preview | undefined>;
  close(): void;
}

/** How often the pointer of a bucket is read. */
const POLL_MS = 400;

/** A source for a folder store, which needs no mirror. */
export const folderSource = (folder: string, place = PRODUCTION): ReleaseSource => ({
  folder,
  ...setsOf(watchedSets(folder, place)),
  store: inPlace(folderStore(folder), place),
  fetchVersion: async () => undefined,
  preview: (token) => openPreview(folderStore(folder), token),
  close: () => undefined,
});

const setsOf = (sets: ReleaseSource['sets']) => ({ sets, releaseSet: () => sets()?.set });

export interface SourceOptions {
  /** Whose current set is served: `production`, unless another one is named. */
  place?: string | undefined;
  /** Called once while the store is unreachable, and for each set that is not signed as it has to be. */
  onError?: (error: unknown) => void;
  /** Whose signatures count, in place of the keys in the store. */
  pinned?: Owners | undefined;
}

/**
 * The source for a store. Sets whose versions are not signed as they have to be are not served. A bucket is mirrored into a folder: other versions on demand, the current set before the
 * mirror's pointer moves, so that pages never wait for the bucket. While the bucket is unreachable the mirror is served,
 * as it is while a set of it is refused.
 */
export async function releaseSource(
  location: StoreLocation,
  mirror: string,
  { place = PRODUCTION, onError = () => undefined, pinned }: SourceOptions = {},
): Promise<ReleaseSource> {
  const all = await openStore(location);
  const store = inPlace(all, place);
  const check = (set: ReleaseSet) => assertSigned(store, set, pinned);
  const checkBoth = async ({ set, rollout }: ServedSets) => {
    await check(set);
    if (rollout) await check(rollout.set);
  };
  const preview: ReleaseSource['preview'] = async (token) => {
    const opened = await openPreview(store, token);
    if (opened) await check(opened.set);
    return opened;
  };
  if (typeof location === 'string') {
    const source = folderSource(location, place);
    const hasKeys = () => anyKeys(pinned, location);
    const { current, close } = await signedSet({
      read: source.sets,
      hasKeys,
      check: checkBoth,
      onRefused: onError,
    });
    return { ...source, ...setsOf(current), preview, close };
  }
  const fetchVersion = fetchInto(store, mirror);
  const fetchVersions = (set: ReleaseSet) =>
    Promise.all(Object.entries(versionsOf(set)).map((version) => fetchVersion(...version)));
  let closed = false;
  let failing = false;
  let lastTag = '';
  const follow = async () => {
    const own = await store.read('current.json');
    const pointer = own ?? (await all.read('current.json'));
    if (!pointer || pointer.tag === lastTag) return;
    // Before the first release of a place it is that of production, without its rollout.
    const { set, tag, ...current } = await readCurrent(own ? store : all);
    if (!set) return;
    const record = own && current.rollout;
    const tried = record && (await readSet(store, record.set));
    const rollout = record && tried && { record, set: tried };
    const sets = rollout ? [set, rollout.set] : [set];
    await checkBoth({ set, rollout });
    await Promise.all(sets.map(fetchVersions));
    await moveTo(mirror, set, rollout);
    lastTag = tag ?? '';
    await pruneMirror(store, mirror, sets);
  };
  const poll = async () => {
    await follow().then(
      () => {
        failing = false;
      },
      (error) => {
        if (!failing) onError(error);
        failing = true;
      },
    );
    if (!closed) setTimeout(poll, POLL_MS).unref();
  };
  await poll();
  return {
    folder: mirror,
    ...setsOf(watchedSets(mirror)),
    store,
    fetchVersion,
    async preview(token) {
      const opened = await preview(token);
      if (opened) await fetchVersions(opened.set);
      return opened;
    },
    close: () => {
      closed = true;
    },
  };
}

/** Concurrent calls for the same version copy it once. */
function fetchInto(store: Store, mirror: string): ReleaseSource['fetchVersion'] {
  const running = new Map<string, Promise<void>>();
  return async (name, version) => {
    const key = versionKey(name, version);
    const folder = join(mirror, key);
    if (await stat(folder).catch(() => undefined)) return;
    const fetching = running.get(key) ?? store.fetch(key, folder).finally(() => running.delete(key));
    running.set(key, fetching);
    await fetching;
  };
}
