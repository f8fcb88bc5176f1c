import cluster from 'node:cluster';
import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { openDatabase } from '../../db/connect.ts';
import type { Config } from '../config.ts';
import type { Prepared } from '../process/prepare.ts';
import { printError } from '../process/print-error.ts';
import { loadSecrets } from '../process/secrets.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

/**
 * The worker that wakes up first accepts all connections that wait: once in a few times that is nearly all of a gateway, which keeps
 * them open.
 */
const REQUESTS_OF_CONNECTION = 100;

export type WorkerLink = ReturnType<typeof linkToPrimary>;

/** The side of a worker; undefined in a process that serves alone. */
export const connectToPrimary = () => (cluster.isWorker ? linkToPrimary() : undefined);

/** The primary has prepared all, and passes on the address of the database. */
export async function prepareWorker(config: Config): Promise<Prepared> {
  const onError = (error: Error) => void printError(`database: ${error.message}`);
  const connection = { connectionString: config.databaseUrl ?? '' };
  const database = openDatabase(connection, onError, { max: config.databasePool });
  const stop = () => database.pool.end();
  return { config, secrets: loadSecrets(config.dataDir), database: { ...database, stop } };
}

function linkToPrimary() {
  let registry: Registry | undefined;
  let answered = Promise.resolve<unknown>(undefined);
  let asked = 0;
  const send = (message: ToPrimary) => process.connected && process.send?.(message);
  const on = <Type extends ToWorker['type']>(
    type: Type,
    listener: (message: Extract<ToWorker, { type: Type }>) => void,
  ) =>
    process.on('message', (message: ToWorker) => {
      if (message.type === type) listener(message as Extract<ToWorker, { type: Type }>);
    });
  on('read metrics', async ({ id }) => {
    send({ type: 'own metrics', id, metrics: (await registry?.getMetricsAsJSON()) ?? [] });
  });

  return {
    /** One worker runs the scheduled jobs. */
    runsJobs: process.env.WORKER_JOBS === 'yes',
    onClose: (close: () => void) => on('close', close),
    onReplaced: (end: (ms: number) => void) => on('replaced', ({ ms }) => end(ms)),
    /** A connection ends after some requests, and its client opens another, which whichever worker is free accepts. */
    shareConnections(server: Server) {
      if (server instanceof HttpServer) server.maxRequestsPerSocket = REQUESTS_OF_CONNECTION;
    },
    /** New connections go to the other workers; open ones are served on. */
    stopAccepting(server: Server) {
      answered = once(server, 'close');
      // The method of http would close connections that are between two requests.
      Server.prototype.close.call(server);
    },
    /** Ends connections that have no request. All sockets have to be closed first. */
    async untilAnswered(server: Server) {
      if (server instanceof HttpServer) server.closeIdleConnections();
      await answered;
    },
    shareMetrics(own: Registry) {
      registry = own;
    },
    /** The metrics of all workers, summed. */
    gatherMetrics(): Promise<string> {
      const id = ++asked;
      return new Promise((resolve) => {
        const listener = (message: ToWorker) => {
          if (message.type !== 'all metrics' || message.id !== id) return;
          process.off('message', listener);
          resolve(AggregatorRegistry.aggregate(message.metrics).metrics());
        };
        process.on('message', listener);
        send({ type: 'gather metrics', id });
      });
    },
  };
}
