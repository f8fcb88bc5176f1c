import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { reportSlowQueries } from '../../../db/slow-queries.ts';
import { currentCall } from '../../process/current-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs the slow queries of a pool. */
    watchQueries: (pool: Pool) => void;
  }
}

/** Queries that take longer than SLOW_QUERY_MS are logged with the call or job that made them, and counted; never with values. */
export const slowQueriesPlugin = fp(
  async (app, { pool }: { pool: Pool }) => {
    const { slowQueryMs } = app.config;
    app.decorate('watchQueries', (watched) => {
      if (slowQueryMs === 0) return;
      reportSlowQueries(watched, slowQueryMs, (slow) => {
        app.metrics.slowQueries.inc();
        app.log.warn({ ...slow, call: currentCall()?.call ?? null }, 'slow query');
      });
    });
    app.watchQueries(pool);
  },
  { name: 'slow-queries', dependencies: ['settings', 'metrics'] },
);
