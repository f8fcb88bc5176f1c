import type { ReleaseSet } from '@handover/shared/federation';
import type { RenderResult } from '../../src/render/render-contract.ts';
import { createSetWorker, type PageRequest, type SetWorker, type WorkerLimits } from './set-worker.ts';
import { sheetReader } from './sheet-reader.ts';
import { withSources } from './with-sources.ts';

const LIMITS: WorkerLimits = {
  dataMs: 300,
  totalMs: 600,
  hangMs: 5000,
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

/** Renders pages of one release set: one worker for each set, replaced when the set moves or the worker fails. */
export function createPageRenderer({ folder, releaseSet, apiUrl, onFailure, limits }: PageRendererOptions) {
  let current: SetWorker | undefined;
  /** The worker of the previous set, kept until the current one is warm, for a rollback. */
  let previous: SetWorker | undefined;
  let blockedUntil = 0;
  /** Version of a remote -> until when it is left to browsers. */
  const excluded = new Map<string, number>();

  const versionOf = (set: ReleaseSet, remote: string | undefined) =>
    (remote === undefined ? set.host.version : set.remotes[remote]?.version) ?? '';
  const keyOf = (set: ReleaseSet, remote: string) => `${remote} ${versionOf(set, remote)}`;
  const excludedOf = (set: ReleaseSet) =>
    Object.keys(set.remotes).filter((remote) => (excluded.get(keyOf(set, remote)) ?? 0) > Date.now());

  function start(set: ReleaseSet): SetWorker {
    const report = ({ remote, message }: { remote: string | undefined; message: string }) =>
      onFailure({
        remote: remote ?? 'host',
        version: versionOf(set, remote),
        message: withSources(message),
      });
    const started = createSetWorker({
      set,
      folder,
      apiUrl,
      excluded: excludedOf(set),
      limits: { ...LIMITS, ...limits },
      onFault: report,
      onDeath(cause) {
        report(cause);
        const { remote } = cause;
        const isKnown = remote === undefined || excludedOf(set).includes(remote);
        if (isKnown) blockedUntil = Date.now() + RESTART_MS;
        else excluded.set(keyOf(set, remote), Date.now() + EXCLUDED_MS);
      },
    });
    void started.ready.then(() => {
      if (current === started) replacePrevious(undefined);
    });
    return started;
  }

  function replacePrevious(worker: SetWorker | undefined) {
    previous?.retire();
    previous = worker;
  }

  /** The worker of a set; undefined if there is none. */
  function workerOf(set: ReleaseSet | undefined): SetWorker | undefined {
    if (!set) {
      // Such as that of a rollout that has ended.
      replacePrevious(undefined);
      current?.retire();
      current = undefined;
      return undefined;
    }
    const { server, hashes } = set.host;
    // Sets of older builds have no hash of it.
    if (!server || !hashes[server]) return undefined;
    if (current?.set.id === set.id) {
      if (!current.isDead) return current;
      if (Date.now() < blockedUntil) return undefined;
    }
    const known = previous?.set.id === set.id && !previous.isDead ? previous : undefined;
    if (known) previous = undefined;
    const next = known ?? start(set);
    replacePrevious(current);
    current = next;
    if (next.isReady) replacePrevious(undefined);
    return current;
  }

  // The worker starts before a visitor waits for it.
  const follow = setInterval(() => workerOf(releaseSet()), FOLLOW_MS);
  follow.unref();
  workerOf(releaseSet());

  return {
    readSheet: sheetReader(folder),
    /** True unless browsers have to render its pages because the worker is not warm yet. */
    isSettled: (): boolean => workerOf(releaseSet())?.isReady ?? true,
    /** Resolves when the worker of the current set is warm, or can't be started. */
    ready: async (): Promise<boolean> => (await workerOf(releaseSet())?.ready) ?? false,
    /** Undefined if the browser has to render the page: always that of another set than the current one, such as a preview. */
    async render(set: ReleaseSet, request: Omit<PageRequest, 'excluded'>): Promise<RenderResult | undefined> {
      const worker = [workerOf(releaseSet()), previous].find((each) => each?.set.id === set.id);
      return worker?.render({ ...request, excluded: excludedOf(set) });
    },
    async close() {
      clearInterval(follow);
      await Promise.all([previous?.close(), current?.close()]);
    },
  };
}
