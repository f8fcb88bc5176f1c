import Fastify from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** `/metrics` in Prometheus' format, on an address of its own: that of the gateway is everybody's. */
export function metricsServer(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}
