import { Counter, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The gateway's metrics; each gateway has its own registry. No label identifies a user. */
export function createMetrics() {
  const registry = new Registry();
  const byVersion = { labelNames: ['remote', 'version'] as const, registers: [registry] };
  const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  return {
    registry,
    remoteFailures: new Counter({
      name: 'handover_remote_failures_total',
      help: 'Failures of remotes reported by browsers',
      labelNames: ['remote', 'version', 'phase', 'code'],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'handover_refused_total',
      help: 'What was refused since a client held its share, or was too slow, by reason',
      labelNames: ['reason'],
      registers: [registry],
    }),
    renderFailures: new Counter({
      name: 'handover_render_failures_total',
      help: 'Parts of pages that could not be rendered on the server',
      ...byVersion,
    }),
    remoteUse: {
      seconds: new Counter({
        name: 'handover_remote_use_seconds_total',
        help: 'Time in which a page of a remote was in front in a browser',
        ...byVersion,
      }),
      longTasks: new Counter({
        name: 'handover_remote_long_tasks_total',
        help: 'Tasks of more than 50 ms meanwhile, in browsers that tell',
        ...byVersion,
      }),
      heap: new Histogram({
        name: 'handover_remote_heap_bytes',
        help: 'The JavaScript heap of a page when a page of a remote was left, in browsers that tell',
        buckets: [10e6, 25e6, 50e6, 100e6, 250e6, 500e6],
        ...byVersion,
      }),
    },
    remoteTimes: {
      load: new Histogram({
        name: 'handover_remote_load_seconds',
        help: 'From when a browser needs a component of a remote until its code has run',
        buckets,
        ...byVersion,
      }),
      render: new Histogram({
        name: 'handover_remote_render_seconds',
        help: 'The first render of a component of a remote in a browser',
        buckets,
        ...byVersion,
      }),
      blocked: new Counter({
        name: 'handover_remote_blocked_seconds_total',
        help: 'Time that scripts took in frames of a browser that were late',
        ...byVersion,
      }),
    },
  };
}
