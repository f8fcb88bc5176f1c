import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics, ToPrimary, ToWorker } from './messages.ts';

interface WorkerPort {
  send: (message: ToWorker) => void;
  on: (event: 'message', listener: (message: ToPrimary) => void) => void;
  off: (event: 'message', listener: (message: ToPrimary) => void) => void;
}

/** A worker that does not answer for so long is left out. */
const TIMEOUT_MS = 3000;
let asked = 0;

/** Asks each worker for its metrics. */
export async function gatherMetrics(workers: WorkerPort[]): Promise<Metrics[]> {
  const id = ++asked;
  const late = new AbortController();
  const patience = sleep(TIMEOUT_MS, undefined, { signal: late.signal }).catch(() => undefined);
  const all = workers.map((worker) => Promise.race([ask(worker, id), patience]));
  const found = await Promise.all(all);
  late.abort();
  return found.filter((metrics) => metrics !== undefined);
}

const ask = (worker: WorkerPort, id: number) =>
  new Promise<Metrics>((resolve) => {
    const listener = (message: ToPrimary) => {
      if (message.type !== 'own metrics' || message.id !== id) return;
      worker.off('message', listener);
      resolve(message.metrics);
    };
    worker.on('message', listener);
    worker.send({ type: 'read metrics', id });
  });
