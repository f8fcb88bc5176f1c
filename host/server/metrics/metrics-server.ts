import Fastify from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Serves `/metrics` in Prometheus' format on a separate port, since the gateway's is public. */
export function metricsServer(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}
