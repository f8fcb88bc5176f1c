import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '../federation/contract.ts';
import { versionsOf } from './changes.ts';
import { moveTo, readCurrent } from './pointer.ts';
import { pruneMirror } from './prune-mirror.ts';
import { versionKey } from './publish.ts';
import { readPointer } from './records.ts';
import { openStore, type StorePlace } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { watchedSet } from './watched-set.ts';

/** What a gateway serves from: a folder with versions in it, and the current set. */
export interface ReleaseSource {
  folder: string;
  releaseSet: () => ReleaseSet | undefined;
  /** Brings a version into the folder, if it is not there yet and the store has it. */
  bring(name: string, version: string): Promise<void>;
  close(): void;
}

/** How often a bucket is asked whether the pointer has moved. */
const POLL_MS = 400;

/** A source out of a folder: what is published there is there. */
export const folderSource = (folder: string): ReleaseSource => ({
  folder,
  releaseSet: watchedSet(folder),
  bring: async () => undefined,
  close: () => undefined,
});

/**
 * The source for a place. A bucket is mirrored into a folder: versions on demand, once, since none ever changes; the
 * pointer follows once all of its set is there, so a page never waits for the bucket, and a gateway that starts while the
 * bucket is away serves what it had. `onError` hears of a bucket that does not answer, once until it does again.
 */
export async function releaseSource(
  place: StorePlace,
  mirror: string,
  onError: (error: unknown) => void = () => undefined,
): Promise<ReleaseSource> {
  if (typeof place === 'string') return folderSource(place);
  const store = await openStore(place);
  const bring = mirrored(store, mirror);
  let closed = false;
  let failing = false;
  let seen = '';
  const follow = async () => {
    const pointer = await store.read('current.json');
    if (!pointer || readPointer(pointer.text).set === seen) return;
    const { set } = await readCurrent(store);
    if (!set) return;
    await Promise.all(Object.entries(versionsOf(set)).map((version) => bring(...version)));
    await moveTo(mirror, set);
    seen = set.id;
    await pruneMirror(store, mirror, set);
  };
  const turn = async () => {
    await follow().then(
      () => {
        failing = false;
      },
      (error) => {
        if (!failing) onError(error);
        failing = true;
      },
    );
    if (!closed) setTimeout(turn, POLL_MS).unref();
  };
  await turn();
  return {
    folder: mirror,
    releaseSet: watchedSet(mirror),
    bring,
    close: () => {
      closed = true;
    },
  };
}

/** Copies a version once, however many ask for it at the same time. */
function mirrored(store: Store, mirror: string): ReleaseSource['bring'] {
  const coming = new Map<string, Promise<void>>();
  return async (name, version) => {
    const key = versionKey(name, version);
    const folder = join(mirror, key);
    if (await stat(folder).catch(() => undefined)) return;
    const fetching = coming.get(key) ?? store.fetch(key, folder).finally(() => coming.delete(key));
    coming.set(key, fetching);
    await fetching;
  };
}
