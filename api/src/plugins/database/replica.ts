import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { type Database, openDatabase } from '../../../db/connect.ts';
import { ReplicaLag } from './replica-lag.ts';

declare module 'fastify' {
  interface FastifyInstance {
    replica: {
      /** A copy of the database for what visitors read, while it follows the primary; null: read the primary. */
      current: () => Database | null;
      /** A read has failed: the copy is not used until it has been checked. */
      failed: (error: Error) => void;
    };
  }
}

const CHECK_MS = 1000;
const CONNECT_MS = 1000;
/** Bytes of the write-ahead log, which are below 2^53. */
const WRITTEN = sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as lsn`;
const REPLAYED = sql`select pg_is_in_recovery() as follows, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as lsn`;

/** Reads of visitors may go to a replica, DATABASE_REPLICA_URL, that is not further behind than a few seconds. */
export const replicaPlugin = fp(
  async (app) => {
    const { databaseReplicaUrl: url, replicaMaxLagSeconds, databasePool } = app.config;
    if (!url) {
      app.decorate('replica', { current: () => null, failed: () => undefined });
      return;
    }
    const lag = new ReplicaLag();
    const warn = (error: Error) => app.log.warn({ err: error }, 'replica: connection trouble');
    const limits = { max: databasePool, connectionTimeoutMillis: CONNECT_MS };
    const { db, pool } = openDatabase({ connectionString: url }, warn, limits);
    app.watchQueries(pool);
    app.traceQueries(pool);
    let usable = false;
    const setUsable = (now: boolean, why: string) => {
      if (now !== usable) app.log.warn(`replica: ${why}`);
      usable = now;
    };

    async function check() {
      // The replica is used while the primary is unreachable.
      const written = await app.db.execute<{ lsn: number }>(WRITTEN).catch(() => null);
      if (written?.rows[0]) lag.written(written.rows[0].lsn, Date.now());
      const { rows } = await db.execute<{ follows: boolean; lsn: number }>(REPLAYED);
      const [replica] = rows;
      if (!replica?.follows) return setUsable(false, 'not in use: DATABASE_REPLICA_URL is no replica');
      lag.replayed(replica.lsn, Date.now());
      if (lag.ms > replicaMaxLagSeconds * 1000) setUsable(false, `not in use: ${lag.ms / 1000} s behind`);
      else setUsable(true, 'in use');
    }
    const failed = (error: Error) => setUsable(false, `not in use: ${error.message}`);
    let running = Promise.resolve();
    const run = () => {
      running = running.then(check).catch(failed);
    };
    run();
    await running;
    const clock = setInterval(run, CHECK_MS);
    app.metrics.measure('handover_replica_in_use', 'Processes that read from the replica', () =>
      Number(usable),
    );
    app.metrics.measure(
      'handover_replica_lag_seconds',
      'How far the replica is behind, the worst of all processes',
      () => lag.ms / 1000,
      'max',
    );
    app.decorate('replica', { current: () => (usable ? db : null), failed });
    app.addHook('onClose', async () => {
      clearInterval(clock);
      await running;
      await pool.end();
    });
  },
  { name: 'replica', dependencies: ['settings', 'database', 'slow-queries'] },
);
