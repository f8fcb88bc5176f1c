import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: { ready: boolean };
  }
}

/**
 * /healthz: the process is alive. /readyz: a load balancer may send requests; not while it is shutting down. An api that is away
 * makes no gateway unready: all would be at once.
 */
export function readiness(app: FastifyInstance) {
  app.decorate('lifecycle', { ready: true });
  // A kept-alive connection would send its next request to a server that is shutting down.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!app.lifecycle.ready) reply.header('connection', 'close');
    return payload;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const { ready } = app.lifecycle;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
