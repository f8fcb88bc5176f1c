import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';

/** Answers 503 rather than queueing without end: when each turn of the event loop takes a second, not for one long turn. */
export const underPressurePlugin = fp(
  async (app) => {
    await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 5 });
  },
  { name: 'under-pressure' },
);
