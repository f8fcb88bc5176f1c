import { Counter, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The gateway's metrics; each gateway has its own registry. No label identifies a user. */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    remoteFailures: new Counter({
      name: 'handover_remote_failures_total',
      help: 'Failures of remotes reported by browsers',
      labelNames: ['remote', 'version', 'phase', 'code'],
      registers: [registry],
    }),
    renderFailures: new Counter({
      name: 'handover_render_failures_total',
      help: 'Parts of pages that could not be rendered on the server',
      labelNames: ['remote', 'version'],
      registers: [registry],
    }),
  };
}
