import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';

/**
 * Answers 503 rather than queueing without end: when each turn of the event loop takes a second (the setting). It is
 * judged over five seconds, so that one long turn, or a machine that stood still for a moment, refuses nobody.
 */
export const underPressurePlugin = fp(
  async (app) => {
    const { maxEventLoopDelayMs: maxEventLoopDelay } = app.config;
    await app.register(underPressure, { maxEventLoopDelay, sampleInterval: 5000, retryAfter: 5 });
  },
  { name: 'under-pressure', dependencies: ['settings'] },
);
