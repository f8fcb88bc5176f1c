import type { FastifyInstance } from 'fastify';
import { countFailures } from './failures.sql.ts';

/** Counts them when the metrics are collected: all workers and instances read the same. */
export function measureFailures({ db, metrics }: FastifyInstance): void {
  metrics.measureStored(
    'handover_mails_unsent',
    'Mails that could not be sent so far',
    async () => (await countFailures(db)).mails,
  );
  metrics.measureStored(
    'handover_jobs_failing',
    'Jobs whose last run failed, wholly or for some records',
    async () => (await countFailures(db)).jobs,
  );
}
