import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { versionsOf } from './changes.ts';
import { moveTo, readCurrent } from './pointer.ts';
import { pruneMirror } from './prune-mirror.ts';
import { versionKey } from './publish.ts';
import { readPointer } from './records.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { watchedSet } from './watched-set.ts';

/** What a gateway serves: a folder with versions, and the current set. */
export interface ReleaseSource {
  folder: string;
  releaseSet: () => ReleaseSet | undefined;
  /** Copies a version of the store into the folder, if it is missing there. */
  fetchVersion(name: string, version: string): Promise<void>;
  close(): void;
}

/** How often the pointer of a bucket is read. */
const POLL_MS = 400;

/** A source for a folder store, which needs no mirror. */
export const folderSource = (folder: string): ReleaseSource => ({
  folder,
  releaseSet: watchedSet(folder),
  fetchVersion: async () => undefined,
  close: () => undefined,
});

/**
 * The source for a store. A bucket is mirrored into a folder: other versions on demand, the current set before the
 * mirror's pointer moves, so that pages never wait for the bucket. While the bucket is unreachable the mirror is served,
 * and `onError` is called once.
 */
export async function releaseSource(
  location: StoreLocation,
  mirror: string,
  onError: (error: unknown) => void = () => undefined,
): Promise<ReleaseSource> {
  if (typeof location === 'string') return folderSource(location);
  const store = await openStore(location);
  const fetchVersion = fetchInto(store, mirror);
  let closed = false;
  let failing = false;
  let lastId = '';
  const follow = async () => {
    const pointer = await store.read('current.json');
    if (!pointer || readPointer(pointer.text).set === lastId) return;
    const { set } = await readCurrent(store);
    if (!set) return;
    await Promise.all(Object.entries(versionsOf(set)).map((version) => fetchVersion(...version)));
    await moveTo(mirror, set);
    lastId = set.id;
    await pruneMirror(store, mirror, set);
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
    releaseSet: watchedSet(mirror),
    fetchVersion,
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
