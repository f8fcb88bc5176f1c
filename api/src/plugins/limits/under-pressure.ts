import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { DomainError } from '../../errors/domain-error.ts';

/** Less than a second's work: what waits for longer at each of its steps runs into timeouts, half done. */
const WAITING_PER_CONNECTION = 20;

/**
 * Answers 503 instead of queueing without end: when the event loop is delayed by a second (a setting), measured over five
 * seconds, so that a single long delay refuses no request; and when too many queries wait for a connection, as when all
 * browsers come back at once. Those that are let in are then answered.
 */
export const underPressurePlugin = fp(
  async (app, { pool }: { pool: Pool }) => {
    const { maxEventLoopDelayMs: maxEventLoopDelay } = app.config;
    await app.register(underPressure, { maxEventLoopDelay, sampleInterval: 5000, retryAfter: 5 });
    const mostWaiting = WAITING_PER_CONNECTION * pool.options.max;
    app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
      const isOfClients = url.startsWith('/api/') || url.startsWith('/ws/');
      if (isOfClients && pool.waitingCount >= mostWaiting)
        throw new DomainError('server.busy', {}, { retryAfter: 2 });
    });
  },
  { name: 'under-pressure', dependencies: ['settings', 'errors'] },
);
