import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { DomainError } from '../../errors/domain-error.ts';
import { rateStore } from './rate-store.ts';

/** Limits requests per address (of IPv6: its /64 network), only for routes with a `rate` in their table. */
export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      store: rateStore(app.db),
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError(
          'request.too_many',
          { minutes: Math.max(1, Math.ceil(ttl / 60_000)) },
          { retryAfter: ttl / 1000 },
        ),
    });
  },
  { name: 'rate-limit', dependencies: ['database'] },
);
