import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { printError } from '../process/print-error.ts';
import { gatherMetrics } from './gather-metrics.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

interface Options {
  count: number;
  env: Record<string, string>;
  /** Workers that have been forked already, and wait for their settings. */
  ahead: Worker[];
  /** Workers crash again and again. */
  giveUp: (reason: string) => void;
}

// Each worker accepts connections itself. If the primary handed them out, those that a killed worker had not taken yet would
// stay open in the primary, and their clients would wait for ever.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** More crashes than this within a minute, for each worker, end the api. */
const MAX_CRASHES = 5;
/** How long a worker that is replaced serves the connections that it has. */
const DRAIN_MS = 1000;

/** Several processes behind one port. One that crashes is replaced, while the others serve. */
export class WorkerPool {
  readonly #options: Options;
  /** The worker of each place; a new one takes the place of the one before once it is ready. */
  readonly #workers: Worker[] = [];
  readonly #ready = new Set<Worker>();
  #crashes: number[] = [];
  #isStopping = false;
  #isRestarting = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const places = Array.from({ length: this.#options.count }, (_, place) => place);
    await Promise.all(places.map((place) => this.#fill(place)));
  }

  /** Replaces each worker in turn, by one that runs the code as it is now. Only one is being replaced at any time. */
  async restartInTurn(): Promise<void> {
    if (this.#isRestarting || this.#isStopping) return;
    this.#isRestarting = true;
    try {
      for (const place of this.#workers.keys()) {
        const next = this.#fork(place);
        await this.#untilReady(next);
        const before = this.#workers[place];
        this.#workers[place] = next;
        this.#watch(next, place);
        if (before) await this.#end(before, { type: 'replaced', ms: DRAIN_MS });
      }
    } catch (error) {
      if (!this.#isStopping) printError(`${(error as Error).message}; the others go on as they are`);
    } finally {
      this.#isRestarting = false;
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => this.#end(worker, { type: 'close' })));
  }

  async #end(worker: Worker, message: ToWorker): Promise<void> {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    if (this.#ready.has(worker)) send(worker, message);
    // One that is starting does not listen yet.
    else worker.process.kill('SIGTERM');
    await ended;
  }

  async #fill(place: number): Promise<void> {
    const worker = this.#fork(place);
    this.#workers[place] = worker;
    const ready = this.#untilReady(worker);
    ready.then(
      () => this.#watch(worker, place),
      () => undefined,
    );
    await ready;
  }

  #fork(place: number): Worker {
    const env = { ...this.#options.env, WORKER_JOBS: place === 0 ? 'yes' : 'no' };
    const waiting = this.#options.ahead.shift();
    const worker = waiting?.isConnected() ? waiting : cluster.fork(env);
    if (worker === waiting) send(worker, { type: 'begin', env });
    worker.on('message', async (message: ToPrimary) => {
      if (message.type !== 'gather metrics') return;
      const metrics = await gatherMetrics([...this.#ready]);
      send(worker, { type: 'all metrics', id: message.id, metrics });
    });
    worker.once('exit', () => this.#ready.delete(worker));
    return worker;
  }

  #untilReady(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      worker.on('message', ({ type }: ToPrimary) => {
        if (type !== 'ready') return;
        this.#ready.add(worker);
        resolve();
      });
      worker.once('exit', (code, signal) =>
        reject(new Error(`a worker did not start (${signal ?? `exit ${code}`})`)),
      );
    });
  }

  #watch(worker: Worker, place: number): void {
    worker.once('exit', (code, signal) => {
      if (this.#isStopping || this.#workers[place] !== worker) return;
      printError(`a worker ended (${signal ?? `exit ${code}`}); starting another`);
      this.#refill(place);
    });
  }

  #refill(place: number): void {
    this.#crashes = [...this.#crashes.filter((time) => time > Date.now() - 60_000), Date.now()];
    if (this.#crashes.length > MAX_CRASHES * this.#options.count)
      this.#options.giveUp(`${this.#crashes.length} workers crashed within a minute`);
    else
      this.#fill(place).catch(() => {
        if (!this.#isStopping) this.#refill(place);
      });
  }
}

/** Sends to a worker that may be ending. */
const send = (worker: Worker, message: ToWorker) => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};
