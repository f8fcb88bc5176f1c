import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { watchQueries } from '../../../db/watch-queries.ts';
import { currentCall } from '../../process/current-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs the slow queries of a pool. */
    watchQueries: (pool: Pool) => void;
  }
}

interface SlowQuery {
  query: string;
  ms: number;
}

/** Reports every query of a pool that takes longer than so many ms, in the context of whoever made it. */
export const reportSlowQueries = (pool: Pool, limitMs: number, report: (slow: SlowQuery) => void) =>
  watchQueries(pool, (queryName) => (ms) => {
    if (ms >= limitMs) report({ query: queryName(), ms: Math.round(ms) });
  });

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
