import { Worker } from 'node:worker_threads';
import type { ReleaseSet } from '@handover/shared/federation';
import type { RenderFault, RenderRequest, RenderResult } from '../../src/render/render-contract.ts';
import type { WorkerCall, WorkerMessage, WorkerSettings } from './messages.ts';

/** Limits of one worker. */
export interface WorkerLimits {
  /** The time after which its pages are sent as they are, in ms. */
  totalMs: number;
  /** The time for data, in ms. */
  dataMs: number;
  /** The silence after which a worker with work is ended, in ms. */
  hangMs: number;
  /** The silence after which a starting worker is ended, in ms. */
  startMs: number;
  heapMb: number;
  /** Pages at a time; those beyond are rendered by browsers. */
  pages: number;
}

interface SetWorkerOptions extends Omit<WorkerSettings, 'mark' | 'dataMs'> {
  limits: WorkerLimits;
  onFault: (fault: RenderFault) => void;
  /** It has ended by itself, or was ended because it hung: the remote that rendered last is the likely cause. */
  onDeath: (cause: { remote: string | undefined; message: string }) => void;
}

export type SetWorker = ReturnType<typeof createSetWorker>;
export interface PageRequest extends Omit<RenderRequest, 'totalMs' | 'dataMs'> {
  /** The time at which the deadline began, in ms. */
  since: number;
}

const file = new URL('./render-worker.ts', import.meta.url);

/** A worker that renders pages of one release set. Ended, it takes along all that it has loaded. */
export function createSetWorker({ limits, onFault, onDeath, ...settings }: SetWorkerOptions) {
  const mark = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
  // The worker does not get the environment of the gateway, which may hold secrets.
  const worker = new Worker(file, {
    workerData: { ...settings, dataMs: limits.dataMs, mark } satisfies WorkerSettings,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    execArgv: [],
  });
  worker.unref();
  const waiting = new Map<number, (result: RenderResult | undefined) => void>();
  let lastId = 0;
  /**
   * The silence of the worker in ms, by the ticks of a timer: a gateway that gets no processor time itself counts
   * none.
   */
  let silentMs = 0;
  let dead = false;
  let started = false;
  let retired = false;
  let watch: NodeJS.Timeout | undefined;
  const ready = Promise.withResolvers<boolean>();

  function end() {
    dead = true;
    clearInterval(watch);
    ready.resolve(false);
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
    void worker.terminate();
  }
  function die(message: string) {
    if (dead) return;
    const remote = Object.keys(settings.set.remotes)[mark[0] ?? -1];
    end();
    onDeath({ remote, message });
  }
  worker.on('message', (message: WorkerMessage) => {
    silentMs = 0;
    if (message.type === 'ready') {
      started = true;
      ready.resolve(true);
    } else if (message.type === 'fault') onFault(message.fault);
    else if (message.type === 'done') waiting.get(message.id)?.(message.result);
  });
  worker.on('error', (error) => die(String(error)));
  worker.on('exit', (code) => die(`ended with ${code}`));
  const call = (message: WorkerCall) => worker.postMessage(message);
  const tickMs = limits.hangMs / 4;
  watch = setInterval(() => {
    const isExpected = !started || waiting.size > 0;
    silentMs = isExpected ? silentMs + tickMs : 0;
    const mostMs = started ? limits.hangMs : limits.startMs;
    if (silentMs > mostMs) die(`no sign of life for ${mostMs} ms`);
    // A page may wait for its data, but the worker answers meanwhile.
    else if (isExpected) call({ type: 'ping' });
  }, tickMs);
  watch.unref();

  return {
    set: settings.set as ReleaseSet,
    /** Resolves once it is warm, with false if it could not be started. */
    ready: ready.promise,
    get isReady() {
      return started && !dead;
    },
    get isDead() {
      return dead;
    },
    /** Undefined if the browser has to render the page: too early, too late, too many, or failed. */
    async render({ since, ...request }: PageRequest): Promise<RenderResult | undefined> {
      const endsAt = since + limits.totalMs;
      const leftMs = endsAt - Date.now();
      if (dead || !started || waiting.size >= limits.pages || leftMs <= 0) return undefined;
      lastId += 1;
      const id = lastId;
      const { promise, resolve } = Promise.withResolvers<RenderResult | undefined>();
      // The worker stops by itself at the deadline; this is for one that does not answer.
      const timer = setTimeout(resolve, leftMs + limits.totalMs / 4, undefined);
      waiting.set(id, (result) => {
        waiting.delete(id);
        resolve(result);
        if (retired && waiting.size === 0) end();
      });
      call({ type: 'render', id, endsAt, request: { ...request, dataMs: limits.dataMs } });
      return promise.finally(() => clearTimeout(timer));
    },
    /** Ends it after its last page. */
    retire() {
      retired = true;
      if (waiting.size === 0) end();
    },
    /** Ends it now. */
    async close() {
      end();
      await worker.terminate();
    },
  };
}
