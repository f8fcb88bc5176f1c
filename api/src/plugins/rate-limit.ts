import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { DomainError } from '../domain-error.ts';

/** Only routes that ask for it (`rate` in their table) are limited, each by address. */
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
