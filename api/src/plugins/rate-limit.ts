import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { tooMany } from '../domain-error.ts';

/** Only routes that ask for it (`rate` in their table) are limited, each by address. */
export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_request, { ttl }) =>
        tooMany(`Too many attempts. Try again in ${Math.ceil(ttl / 60_000)} minutes.`, ttl / 1000),
    });
  },
  { name: 'rate-limit' },
);
