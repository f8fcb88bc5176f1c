import type { FastifyInstance } from 'fastify';
import { askedJobs } from '../plugins/failed-jobs.sql.ts';

/** Runs the jobs again that staff asked for, on an instance that runs jobs. */
export function addRetriesJob(app: FastifyInstance): void {
  app.addJob({
    name: 'retries',
    cron: '* * * * *',
    async work() {
      const known = [...app.jobs.values()];
      const names = await askedJobs(
        app.db,
        known.map(({ name }) => name),
      );
      // Its failure is logged and noted as its own.
      for (const job of known) if (names.includes(job.name)) await app.runJob(job).catch(() => undefined);
    },
  });
}
