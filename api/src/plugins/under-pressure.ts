import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';

/** Answers 503 rather than queueing without end. */
export const underPressurePlugin = fp(
  async (app) => {
    await app.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 5 });
  },
  { name: 'under-pressure' },
);
