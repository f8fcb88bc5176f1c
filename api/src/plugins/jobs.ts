import type { JobName } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { PgBoss } from 'pg-boss';
import { failureOf } from '../errors/failure.rules.ts';
import { withItemFailures } from '../jobs/item-failures.ts';
import { clearFailedJob, noteFailedJob } from './failed-jobs.sql.ts';

export interface Job {
  name: JobName;
  /** Cron expression, in UTC. Each run happens on one instance. */
  cron: string;
  work: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Add jobs before `ready`; tests call `work` themselves. */
    jobs: Map<string, Job>;
    addJob: (job: Job) => void;
    /** Runs a job as its schedule does: with metrics, and its failure noted for staff. */
    runJob: (job: Job) => Promise<void>;
    /** Runs a job besides its times, at a known instant or soon: once for all that ask within a polling interval. */
    startJob: (name: string, at?: Date) => void;
  }
}

/** Scheduled jobs. No expiry depends on a job: dates are compared when read, and the job only notifies users. */
export const jobsPlugin = fp(
  async (app, { enabled, pollSeconds }: { enabled: boolean; pollSeconds: number }) => {
    const jobs = new Map<string, Job>();
    app.decorate('jobs', jobs);
    app.decorate('addJob', (job) => void jobs.set(job.name, job));
    app.decorate('runJob', async ({ name, work }) => {
      try {
        const failures = await app.metrics.measureJob(name, () => withItemFailures(work));
        if (failures.length === 0) await clearFailedJob(app.db, name);
        else await noteFailedJob(app.db, name, failureOf(failures.at(-1)), failures.length);
      } catch (error) {
        app.log.error({ err: error, job: name }, 'a job failed');
        await noteFailedJob(app.db, name, failureOf(error), null);
        throw error;
      }
    });
    if (!enabled) {
      app.decorate('startJob', () => undefined);
      return;
    }

    const boss = new PgBoss({
      ...app.connection,
      max: 3,
      application_name: 'handover jobs',
      cronMonitorIntervalSeconds: pollSeconds * 2,
      cronWorkerIntervalSeconds: Math.min(pollSeconds, 5),
    });
    const warn = (err: unknown, job: string) => app.log.warn({ err, job }, 'a job was not started');
    app.decorate(
      'startJob',
      (name, at) =>
        void (
          at ? boss.send(name, {}, { startAfter: at }) : boss.sendDebounced(name, {}, {}, pollSeconds)
        ).catch((error) => warn(error, name)),
    );
    boss.on('error', (error) => app.log.warn({ err: error }, 'jobs: error'));
    app.addHook('onReady', async () => {
      await boss.start();
      for (const job of jobs.values()) {
        await boss.createQueue(job.name);
        await boss.updateQueue(job.name, { deleteAfterSeconds: app.config.keepJobsDays * 86_400 });
        await boss.schedule(job.name, job.cron);
        await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () => app.runJob(job));
      }
    });
    app.addHook('onClose', () => boss.stop({ graceful: true, timeout: 5000 }));
  },
  { name: 'jobs', dependencies: ['settings', 'database', 'metrics'] },
);
