import type { UploadOptions } from '../../../kernel/http/index.ts';
import { atom, type JotaiStore, type PrimitiveAtom } from '../../../kernel/store/index.ts';
import { type UploadProblem, uploadProblem } from './upload-problem.ts';

/** A place in a deal: a folder, and folders below it by their names. */
export interface UploadPlace {
  folderId?: number | undefined;
  /** 'Legal/Leases' */
  path?: string | undefined;
}

export interface UploadItem {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'stopped';
  /** 0 to 1; at 1 everything is sent, and the server is checking the file. */
  progress: number;
  /** Where it comes. */
  place?: UploadPlace;
  /** Why it stopped. */
  problem?: UploadProblem;
}

/** What became of the files since the queue was last empty; bytes of those that are stored, and of all. */
export interface UploadTally {
  files: number;
  stored: number;
  bytes: number;
  storedBytes: number;
}
const NOTHING: UploadTally = { files: 0, stored: 0, bytes: 0, storedBytes: 0 };

export type UploadEnd = 'stored' | 'stopped' | 'cancelled';
type Send = (file: File, options: UploadOptions, place?: UploadPlace) => Promise<unknown>;

export interface UploadQueueOptions {
  store: JotaiStore;
  /** Validates a file before its upload; `others` of the same place are in the queue already. */
  check: (file: File, others: readonly File[]) => UploadProblem | undefined;
  /** Maximum length of the queue. */
  limit: number;
  /** The same where whole folders are added. */
  folderLimit?: number;
  /** Maximum number of simultaneous uploads. */
  concurrency?: number;
  /** Whether it pauses where a file could not be sent, and others wait: without a connection none can. */
  pausesOffline?: boolean;
  /** Called with the previous state of the item: `waiting` if it failed the check, `sending` if the upload failed. */
  onEnd?: (item: UploadItem, end: UploadEnd) => void;
}

export interface UploadQueue {
  /** Written by the queue only. */
  readonly itemsAtom: PrimitiveAtom<readonly UploadItem[]>;
  readonly tallyAtom: PrimitiveAtom<UploadTally>;
  /** Whether waiting files are held back. */
  readonly isPausedAtom: PrimitiveAtom<boolean>;
  items(): readonly UploadItem[];
  /** Sends no further file; what is being sent is finished, as it may be stored already. */
  pause(): void;
  /** Goes on, also with what could not be sent for want of a connection. */
  resume(): void;
  /** Returns how many files were left out because the queue is full. */
  add(files: readonly File[], placeOf?: (file: File) => UploadPlace): number;
  /** Cancels an upload, or removes an item. */
  remove(id: number): void;
  /** Repeats a stopped upload; of one that could not be sent, the others go on too. */
  retry(id: number): void;
  /** Starts to upload waiting files. */
  start(send: Send): void;
  /** Resolves with the stopped items once no item is waiting or being sent. */
  settled(): Promise<readonly UploadItem[]>;
  /** Cancels all uploads and empties the queue. */
  clear(): void;
}

/**
 * Uploads files with one request each, so that progress and errors are per file. At most three at once, so that other requests of
 * the page are not delayed.
 */
export function createUploadQueue({
  store,
  check,
  limit,
  folderLimit = limit,
  concurrency = 3,
  pausesOffline = false,
  onEnd,
}: UploadQueueOptions): UploadQueue {
  const itemsAtom = atom<readonly UploadItem[]>([]);
  const tallyAtom = atom(NOTHING);
  const isPausedAtom = atom(false);
  const running = new Map<number, AbortController>();
  let settledCallbacks: (() => void)[] = [];
  let send: Send | undefined;
  let lastId = 0;

  const items = () => store.get(itemsAtom);
  const set = (next: readonly UploadItem[]) => store.set(itemsAtom, next);
  const find = (id: number) => items().find((item) => item.id === id);
  const update = (id: number, change: Partial<UploadItem>) =>
    set(items().map((item) => (item.id === id ? { ...item, ...change } : item)));
  const removeItem = (id: number) => set(items().filter((item) => item.id !== id));
  const count = (change: (tally: UploadTally) => Partial<UploadTally>) =>
    store.set(tallyAtom, (tally) => ({ ...tally, ...change(tally) }));
  const setPaused = (isPaused: boolean) => store.set(isPausedAtom, isPaused);
  const isWaiting = () => items().some(({ state }) => state === 'waiting');
  const stop = (item: UploadItem, problem: UploadProblem) => {
    update(item.id, { state: 'stopped', progress: 0, problem });
    onEnd?.({ ...item, problem }, 'stopped');
  };

  async function run(item: UploadItem, sendNow: Send) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(item.id, controller);
    update(item.id, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) update(item.id, { progress });
    };
    try {
      await sendNow(item.file, { signal, onProgress }, item.place);
      if (signal.aborted) return;
      removeItem(item.id);
      count(({ stored, storedBytes }) => ({ stored: stored + 1, storedBytes: storedBytes + item.file.size }));
      onEnd?.(item, 'stored');
    } catch (error) {
      if (signal.aborted) return;
      const problem = uploadProblem(error);
      if (pausesOffline && isUnsent(problem) && isWaiting()) setPaused(true);
      stop({ ...item, state: 'sending' }, problem);
    } finally {
      if (running.get(item.id) === controller) running.delete(item.id);
      next();
    }
  }

  function again(id: number) {
    if (find(id)?.state !== 'stopped') return;
    update(id, { state: 'waiting', problem: undefined });
    next();
  }

  function next() {
    for (const item of items()) {
      if (!send || running.size >= concurrency || store.get(isPausedAtom)) break;
      if (item.state === 'waiting') void run(item, send);
    }
    if (running.size > 0 || (send && isWaiting())) return;
    setPaused(false);
    const callbacks = settledCallbacks;
    settledCallbacks = [];
    for (const callback of callbacks) callback();
  }

  return {
    itemsAtom,
    tallyAtom,
    isPausedAtom,
    items,
    pause: () => setPaused(true),
    resume() {
      setPaused(false);
      for (const { id, problem } of items()) if (problem && isUnsent(problem)) again(id);
      next();
    },
    add(files, placeOf) {
      if (items().length === 0) store.set(tallyAtom, NOTHING);
      const most = files.some((file) => placeOf?.(file).path) ? folderLimit : limit;
      const added = files.slice(0, Math.max(0, most - items().length));
      for (const file of added) {
        const place = placeOf?.(file);
        const beside = items().filter((item) => isSamePlace(item.place, place));
        const problem = check(
          file,
          beside.map((item) => item.file),
        );
        lastId += 1;
        const item: UploadItem = { id: lastId, file, state: 'waiting', progress: 0, ...(place && { place }) };
        set([...items(), item]);
        count((tally) => ({ files: tally.files + 1, bytes: tally.bytes + file.size }));
        if (problem) stop(item, problem);
      }
      next();
      return files.length - added.length;
    },
    remove(id) {
      const item = find(id);
      if (!item) return;
      removeItem(id);
      count(({ files, bytes }) => ({ files: files - 1, bytes: bytes - item.file.size }));
      if (item.state !== 'stopped') onEnd?.(item, 'cancelled');
      running.get(id)?.abort();
      running.delete(id);
      next();
    },
    retry(id) {
      const problem = find(id)?.problem;
      if (problem && isUnsent(problem)) setPaused(false);
      again(id);
    },
    start(sendFile) {
      send = sendFile;
      next();
    },
    settled: () =>
      new Promise((resolve) => {
        settledCallbacks.push(() => resolve(items().filter(({ state }) => state === 'stopped')));
        next();
      }),
    clear() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      set([]);
      next();
    },
  };
}

/** Whether the file did not reach the server, as far as the browser knows. */
const isUnsent = ({ key }: UploadProblem) => key === 'network' || key === 'timeout';

const isSamePlace = (one: UploadPlace = {}, other: UploadPlace = {}) =>
  one.folderId === other.folderId && one.path === other.path;
