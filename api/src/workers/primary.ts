import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { freePort } from '@handover/shared/contract/hosting';
import closeWithGrace from 'close-with-grace';
import type { Connection } from '../../db/connect.ts';
import type { Config } from '../config.ts';
import { prepare } from '../process/prepare.ts';
import { printError } from '../process/print-error.ts';
import { WorkerPool } from './pool.ts';
import { untilFree } from './until-free.ts';

/** A little longer than a worker waits for open requests. */
const GRACE_MS = 22_000;

/** Forks the workers of a spare process, which load their code and wait. Tells the parent process when they have. */
export function forkSpareWorkers(count: number): Worker[] {
  const workers = Array.from({ length: count }, () => cluster.fork({ WORKER_AHEAD: 'yes', STANDBY: '' }));
  const loaded = Promise.all(workers.map((worker) => once(worker, 'message')));
  loaded.then(
    () => process.send?.({ type: 'loaded' }),
    () => undefined,
  );
  return workers;
}

/**
 * Prepares database and data folder, and runs WORKERS processes behind one port. SIGUSR2 restarts them in turn.
 *
 * @param ahead workers that have been forked already
 */
export async function runPrimary(settings: Config, ahead: Worker[]): Promise<void> {
  const { config, database } = await prepare(settings);
  // The workers need the same one, also when all have ended.
  const port = config.port || (await freePort(config.host));
  if (ahead.length > 0) await untilFree(port, config.host);
  const pool = new WorkerPool({
    count: config.workers,
    ahead,
    env: { API_PORT: String(port), DATABASE_URL: urlOf(database.connection), DATA_DIR: config.dataDir },
    giveUp(reason) {
      printError(reason);
      void end(1);
    },
  });
  const end = async (code: number) => {
    await pool.stop();
    await database.stop();
    process.exit(code);
  };
  const delay = GRACE_MS + config.shutdownDelayMs;
  const grace = closeWithGrace({ delay, skip: ['SIGUSR2'] }, async ({ err }) => {
    if (err) printError(String(err.stack));
    await pool.stop();
    await database.stop();
  });
  process.on('SIGUSR2', () => void pool.restartInTurn());
  if (process.connected) process.once('disconnect', grace.close);
  try {
    await pool.start();
  } catch {
    // The worker has printed the reason.
    await end(1);
  }
  process.send?.({ type: 'ready', port });
}

/** The embedded server has a unix socket in a folder. */
function urlOf({ connectionString, host = '', port, user, database }: Connection): string {
  if (connectionString) return connectionString;
  const query = new URLSearchParams({ host });
  return `postgresql://${user}@localhost:${port}/${database}?${query}`;
}
