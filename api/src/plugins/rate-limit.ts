import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { tooMany } from '../domain-error.ts';

const minutes = (ms: number) => {
  const count = Math.max(1, Math.ceil(ms / 60_000));
  return count === 1 ? '1 minute' : `${count} minutes`;
};

/** Only routes that ask for it (`rate` in their table) are limited, each by address. */
export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_request, { ttl }) =>
        tooMany(`Too many attempts. Try again in ${minutes(ttl)}.`, ttl / 1000),
    });
  },
  { name: 'rate-limit' },
);
