import { Counter, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What the gateway counts, a registry each; nothing of it names a person. */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    remoteFailures: new Counter({
      name: 'handover_remote_failures_total',
      help: 'Failures of remotes that browsers told of',
      labelNames: ['remote', 'version', 'phase', 'code'],
      registers: [registry],
    }),
  };
}
