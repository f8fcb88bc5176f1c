import { setTimeout as sleep } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { causesOf } from '../errors/error-causes.ts';
import { during } from '../process/current-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: ReturnType<typeof createMetrics>;
  }
}

/** Labels never identify a user: a URL is counted as its route template. Each application has its own registry. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const jobSeconds = new Histogram({
    name: 'handover_job_duration_seconds',
    help: 'Runs of a job by their outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the request to the end of its response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
      registers,
    }),
    notificationsDelivered: new Counter({
      name: 'handover_notifications_delivered_total',
      help: 'Notifications sent to sockets of this instance',
      registers,
    }),
    notificationLag: new Histogram({
      name: 'handover_notification_lag_seconds',
      help: 'From the transaction that wrote a notification until it is sent to the sockets of this instance',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
      registers,
    }),
    slowQueries: new Counter({
      name: 'handover_slow_queries_total',
      help: 'Queries that took longer than SLOW_QUERY_MS',
      registers,
    }),
    mails: new Counter({
      name: 'handover_mails_total',
      help: 'Mails by outcome, sent or failed',
      labelNames: ['outcome'],
      registers,
    }),
    removedRows: new Counter({
      name: 'handover_removed_rows_total',
      help: 'Rows that the retention has removed, by kind',
      labelNames: ['kind'],
      registers,
    }),
    uploadBytes: new Counter({
      name: 'handover_upload_bytes_total',
      help: 'Bytes of requests whose files were stored',
      registers,
    }),
    storageErrors: new Counter({
      name: 'handover_storage_errors_total',
      help: 'Failures of the file storage, by operation',
      labelNames: ['operation'],
      registers,
    }),
    /** Adds a gauge whose value is read when the metrics are collected. */
    measure: gaugesOf(registry),
    /** As `measure`, of what all workers read from the database. Where it does not answer within a second, the gauge keeps its last value. */
    measureStored: storedGaugesOf(registry),
    /** Runs a job's work and records its duration and outcome. */
    async measureJob<Result>(job: string, work: () => Promise<Result>): Promise<Result> {
      const end = jobSeconds.startTimer({ job });
      try {
        const result = await during({ call: `job ${job}` }, work);
        end({ outcome: 'done' });
        return result;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  };
}

interface MetricsOptions {
  pool: Pool;
  /** The metrics of all workers; by default those of this process. */
  gatherMetrics: (() => Promise<string>) | undefined;
}

/** /metrics in Prometheus' format. Not public: the gateway forwards only /api and /ws. */
export const metricsPlugin = fp(
  async (app, { pool, gatherMetrics }: MetricsOptions) => {
    const metrics = createMetrics();
    const { registry } = metrics;
    app.decorate('metrics', metrics);
    if (!app.config.metrics) return;

    collectDefaultMetrics({ register: registry });
    const { measure } = metrics;
    measure(
      'handover_database_connections_in_use',
      'Connections of the pool that run a query or a transaction',
      () => pool.totalCount - pool.idleCount,
    );
    measure(
      'handover_database_calls_waiting',
      'Queries that wait for a connection of the pool',
      () => pool.waitingCount,
    );
    measure('handover_open_sockets', 'Sockets of people', () => app.websocketServer.clients.size);
    app.addHook('onError', async (_request, _reply, error) => {
      const operation = storageOperation(error);
      if (operation) metrics.storageErrors.inc({ operation });
    });
    app.addHook('onResponse', async ({ method, routeOptions, headers, uploads }, reply) => {
      // `uploads` is empty after a failed request, whose files were removed.
      if (uploads?.length) metrics.uploadBytes.inc(Number(headers['content-length'] ?? 0));
      const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
      metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    });
    app.get(
      '/metrics',
      { schema: { hide: true }, config: { access: 'guest' }, logLevel: 'warn' },
      async (_request, reply) =>
        reply.type(registry.contentType).send(await (gatherMetrics?.() ?? registry.metrics())),
    );
  },
  { name: 'metrics', dependencies: ['settings', 'database'] },
);

/** The failed operation of the storage driver, if that caused the error. */
function storageOperation(error: Error): string | undefined {
  const codes = causesOf(error).map(({ code }) => /^E_CANNOT_(\w+)_FILE$/.exec(code ?? '')?.[1]);
  return codes.find(Boolean)?.toLowerCase();
}

/** Workers are summed, unless it is said. */
const gaugesOf =
  (registry: Registry) =>
  (name: string, help: string, value: () => number, aggregator: 'sum' | 'max' = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });

/** Metrics are needed above all while the database, or its pool, is not to be had. */
const READ_MS = 1000;

const storedGaugesOf = (registry: Registry) => (name: string, help: string, value: () => Promise<number>) =>
  new Gauge({
    name,
    help,
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const read = await Promise.race([value().catch(() => undefined), sleep(READ_MS, undefined)]);
      if (read !== undefined) this.set(read);
    },
  });
