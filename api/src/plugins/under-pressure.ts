import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';

/**
 * Answers 503 instead of queueing without end when the event loop is delayed by a second (a setting). It is measured
 * over five seconds, so that a single long delay refuses no request.
 */
export const underPressurePlugin = fp(
  async (app) => {
    const { maxEventLoopDelayMs: maxEventLoopDelay } = app.config;
    await app.register(underPressure, { maxEventLoopDelay, sampleInterval: 5000, retryAfter: 5 });
  },
  { name: 'under-pressure', dependencies: ['settings'] },
);
