import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';

/** /healthz: the process is alive. /readyz: it can serve requests, which needs the database. */
export const healthPlugin = fp(
  async (app) => {
    const hidden = {
      schema: { hide: true },
      config: { access: 'guest' as const },
      logLevel: 'warn' as const,
    };
    // A kept-alive connection would send its next request to a server that is shutting down.
    app.addHook('onSend', async (_request, reply, payload) => {
      if (!app.lifecycle.ready) reply.header('connection', 'close');
      return payload;
    });
    app.get('/healthz', hidden, async () => ({ status: 'ok' }));
    app.get('/readyz', hidden, async (_request, reply) => {
      const ready = app.lifecycle.ready && (await app.db.execute(sql`select 1`).then(Boolean, () => false));
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
    });
  },
  { name: 'health', dependencies: ['settings', 'database'] },
);
