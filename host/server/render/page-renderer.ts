import type { ReleaseSet } from '@handover/shared/federation';
import type { RenderResult } from '../../src/render/render-contract.ts';
import { createSetWorker, type PageRequest, type SetWorker, type WorkerLimits } from './set-worker.ts';

const LIMITS: WorkerLimits = {
  dataMs: 300,
  totalMs: 600,
  hangMs: 2000,
  startMs: 30_000,
  heapMb: 256,
  pages: 32,
};
/** How long a version that ended a worker is left to browsers. */
const EXCLUDED_MS = 5 * 60_000;
/** How long there is no worker after one could not be started, and how often the set is looked at, in ms. */
const RESTART_MS = 10_000;
const FOLLOW_MS = 500;

/** A part of a page that could not be rendered on the server. */
export interface RenderFailure {
  remote: string;
  version: string;
  message: string;
}

interface PageRendererOptions {
  folder: string;
  releaseSet: () => ReleaseSet | undefined;
  apiUrl: string;
  onFailure: (failure: RenderFailure) => void;
  limits?: Partial<WorkerLimits>;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders pages of the current release set: one worker for each set, replaced when the set moves or the worker fails. */
export function createPageRenderer({ folder, releaseSet, apiUrl, onFailure, limits }: PageRendererOptions) {
  let worker: SetWorker | undefined;
  let blockedUntil = 0;
  /** Version of a remote -> until when it is left to browsers. */
  const excluded = new Map<string, number>();

  const versionOf = (set: ReleaseSet, remote: string | undefined) =>
    (remote === undefined ? set.host.version : set.remotes[remote]?.version) ?? '';
  const keyOf = (set: ReleaseSet, remote: string) => `${remote} ${versionOf(set, remote)}`;
  const isExcluded = (set: ReleaseSet, remote: string) =>
    (excluded.get(keyOf(set, remote)) ?? 0) > Date.now();

  function start(set: ReleaseSet): SetWorker {
    const report = ({ remote, message }: { remote: string | undefined; message: string }) =>
      onFailure({ remote: remote ?? 'host', version: versionOf(set, remote), message });
    let isReady = false;
    const started = createSetWorker({
      set,
      folder,
      apiUrl,
      limits: { ...LIMITS, ...limits },
      onFault: report,
      onDeath(cause) {
        report(cause);
        if (cause.remote !== undefined) excluded.set(keyOf(set, cause.remote), Date.now() + EXCLUDED_MS);
        else blockedUntil = Date.now() + RESTART_MS;
        if (!isReady) blockedUntil = Date.now() + RESTART_MS;
      },
    });
    void started.ready.then((ready) => {
      isReady = ready;
    });
    return started;
  }

  /** The worker of a set; undefined where there is none. */
  function workerOf(set: ReleaseSet | undefined): SetWorker | undefined {
    if (!set?.host.server) return undefined;
    if (worker && worker.set.id === set.id && !worker.isDead) return worker;
    if (Date.now() < blockedUntil && worker?.set.id === set.id) return undefined;
    worker?.retire();
    worker = start(set);
    return worker;
  }

  // So that it is started before a visitor waits for it.
  const follow = setInterval(() => workerOf(releaseSet()), FOLLOW_MS);
  follow.unref();
  workerOf(releaseSet());

  return {
    /** Resolves when the worker of the current set can render, or can't be started. */
    ready: async (): Promise<boolean> => (await workerOf(releaseSet())?.ready) ?? false,
    /** Undefined if the browser has to render the page. */
    async render(set: ReleaseSet, request: Omit<PageRequest, 'excluded'>): Promise<RenderResult | undefined> {
      const names = Object.keys(set.remotes).filter((remote) => isExcluded(set, remote));
      return workerOf(set)?.render({ ...request, excluded: names });
    },
    async close() {
      clearInterval(follow);
      await worker?.close();
    },
  };
}
