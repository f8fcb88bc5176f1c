import fp from 'fastify-plugin';
import { PgBoss } from 'pg-boss';

export interface Job {
  name: string;
  /** When, as cron, in UTC. One instance of all does it. */
  cron: string;
  work: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Declare before `ready`; a test calls `work` itself. */
    jobs: Map<string, Job>;
    addJob: (job: Job) => void;
  }
}

/** Work by the clock. Every expiry is also right without its job: the job only tells people. */
export const jobsPlugin = fp(
  async (app, { enabled, pollSeconds }: { enabled: boolean; pollSeconds: number }) => {
    const jobs = new Map<string, Job>();
    app.decorate('jobs', jobs);
    app.decorate('addJob', (job) => void jobs.set(job.name, job));
    if (!enabled) return;

    const boss = new PgBoss({
      ...app.connection,
      max: 3,
      application_name: 'handover jobs',
      cronMonitorIntervalSeconds: pollSeconds * 2,
      cronWorkerIntervalSeconds: Math.min(pollSeconds, 5),
    });
    boss.on('error', (error) => app.log.warn({ err: error }, 'jobs: trouble'));
    app.addHook('onReady', async () => {
      await boss.start();
      for (const { name, cron, work } of jobs.values()) {
        await boss.createQueue(name);
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: pollSeconds }, () =>
          app.metrics.ofJob(name, work).catch((error) => {
            app.log.error({ err: error, job: name }, 'a job failed');
            throw error;
          }),
        );
      }
    });
    app.addHook('onClose', () => boss.stop({ graceful: true, timeout: 5000 }));
  },
  { name: 'jobs', dependencies: ['database', 'metrics'] },
);
