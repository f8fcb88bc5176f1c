import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { DomainError } from '../domain-error.ts';

/** Limits requests per address, only for routes with a `rate` in their table. */
export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError(
          'request.too_many',
          { minutes: Math.max(1, Math.ceil(ttl / 60_000)) },
          { retryAfter: ttl / 1000 },
        ),
    });
  },
  { name: 'rate-limit' },
);
