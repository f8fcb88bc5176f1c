import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Strict headers: the api serves data, no pages. The documentation pages set their own policy. */
export const helmetPlugin = fp(
  async (app) => {
    await app.register(helmet, {
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      hsts: { maxAge: 31_536_000, includeSubDomains: true },
    });
    app.addHook('onSend', async (_request, reply, payload) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return payload;
    });
  },
  { name: 'helmet' },
);
