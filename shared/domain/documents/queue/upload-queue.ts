import type { UploadOptions } from '../../../kernel/http/index.ts';
import { atom, type JotaiStore, type PrimitiveAtom } from '../../../kernel/store/index.ts';
import { type UploadProblem, uploadProblem } from './upload-problem.ts';

export interface UploadItem {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'stopped';
  /** 0 to 1; at 1 all of it has left and the server looks at it. */
  progress: number;
  /** Why it stopped. */
  problem?: UploadProblem;
}

export type UploadEnd = 'stored' | 'stopped' | 'cancelled';
type Send = (file: File, options: UploadOptions) => Promise<unknown>;

export interface UploadQueueOptions {
  store: JotaiStore;
  /** What is wrong with a file before it is sent; `others` are in the queue already. */
  check: (file: File, others: readonly File[]) => UploadProblem | undefined;
  /** How many may stand in the queue. */
  limit: number;
  /** How many are sent at once. */
  atOnce?: number;
  /** The item as it was before: `waiting` was stopped by the check, `sending` by the server or the way there. */
  onEnd?: (item: UploadItem, end: UploadEnd) => void;
}

export interface UploadQueue {
  /** What is in the queue. Only the queue writes it. */
  readonly itemsAtom: PrimitiveAtom<readonly UploadItem[]>;
  items(): readonly UploadItem[];
  /** How many were left out for want of room in the queue. */
  add(files: readonly File[]): number;
  /** Ends what is being sent, or takes out what waits or has stopped. */
  remove(id: number): void;
  /** Sends once more what stopped. */
  again(id: number): void;
  /** From now on what waits is sent. Until then files are only kept. */
  start(send: Send): void;
  /** Resolves once nothing waits and nothing is being sent, with what has stopped. */
  settled(): Promise<readonly UploadItem[]>;
  /** Ends everything and forgets it. */
  clear(): void;
}

/**
 * Files on their way to the server, one request each: so the progress is that file's own, and a refusal is about that file
 * alone. Three at once leave the connection to the rest of the page.
 */
export function createUploadQueue({
  store,
  check,
  limit,
  atOnce = 3,
  onEnd,
}: UploadQueueOptions): UploadQueue {
  const itemsAtom = atom<readonly UploadItem[]>([]);
  const running = new Map<number, AbortController>();
  let waitingForEnd: (() => void)[] = [];
  let send: Send | undefined;
  let lastId = 0;

  const items = () => store.get(itemsAtom);
  const set = (next: readonly UploadItem[]) => store.set(itemsAtom, next);
  const find = (id: number) => items().find((item) => item.id === id);
  const change = (id: number, part: Partial<UploadItem>) =>
    set(items().map((item) => (item.id === id ? { ...item, ...part } : item)));
  const drop = (id: number) => set(items().filter((item) => item.id !== id));
  const stop = (item: UploadItem, problem: UploadProblem) => {
    change(item.id, { state: 'stopped', progress: 0, problem });
    onEnd?.({ ...item, problem }, 'stopped');
  };

  async function run(item: UploadItem, sendNow: Send) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(item.id, controller);
    change(item.id, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) change(item.id, { progress });
    };
    try {
      await sendNow(item.file, { signal, onProgress });
      if (signal.aborted) return;
      drop(item.id);
      onEnd?.(item, 'stored');
    } catch (error) {
      if (!signal.aborted) stop({ ...item, state: 'sending' }, uploadProblem(error));
    } finally {
      if (running.get(item.id) === controller) running.delete(item.id);
      next();
    }
  }

  function next() {
    for (const item of items()) {
      if (!send || running.size >= atOnce) break;
      if (item.state === 'waiting') void run(item, send);
    }
    if (running.size > 0 || (send && items().some(({ state }) => state === 'waiting'))) return;
    const ended = waitingForEnd;
    waitingForEnd = [];
    for (const tell of ended) tell();
  }

  return {
    itemsAtom,
    items,
    add(files) {
      const taken = files.slice(0, Math.max(0, limit - items().length));
      for (const file of taken) {
        const problem = check(
          file,
          items().map((item) => item.file),
        );
        lastId += 1;
        const item: UploadItem = { id: lastId, file, state: 'waiting', progress: 0 };
        set([...items(), item]);
        if (problem) stop(item, problem);
      }
      next();
      return files.length - taken.length;
    },
    remove(id) {
      const item = find(id);
      if (!item) return;
      drop(id);
      if (item.state !== 'stopped') onEnd?.(item, 'cancelled');
      running.get(id)?.abort();
      running.delete(id);
      next();
    },
    again(id) {
      if (find(id)?.state !== 'stopped') return;
      change(id, { state: 'waiting', problem: undefined });
      next();
    },
    start(sendFile) {
      send = sendFile;
      next();
    },
    settled: () =>
      new Promise((resolve) => {
        waitingForEnd.push(() => resolve(items().filter(({ state }) => state === 'stopped')));
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
