import fp from 'fastify-plugin';
import { PgBoss } from 'pg-boss';

export interface Job {
  name: string;
  /** Cron expression, in UTC. Each run happens on one instance. */
  cron: string;
  work: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Add jobs before `ready`; tests call `work` themselves. */
    jobs: Map<string, Job>;
    addJob: (job: Job) => void;
    /** Runs a job besides its times, soon or at a known instant: that shall not wait for the next. */
    startJob: (name: string, at?: Date) => void;
  }
}

/** Scheduled jobs. No expiry depends on a job: dates are compared when read, and the job only notifies users. */
export const jobsPlugin = fp(
  async (app, { enabled, pollSeconds }: { enabled: boolean; pollSeconds: number }) => {
    const jobs = new Map<string, Job>();
    app.decorate('jobs', jobs);
    app.decorate('addJob', (job) => void jobs.set(job.name, job));
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
        void boss.send(name, {}, at ? { startAfter: at } : {}).catch((error) => warn(error, name)),
    );
    boss.on('error', (error) => app.log.warn({ err: error }, 'jobs: error'));
    app.addHook('onReady', async () => {
      await boss.start();
      for (const { name, cron, work } of jobs.values()) {
        await boss.createQueue(name);
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: pollSeconds }, () =>
          app.metrics.measureJob(name, work).catch((error) => {
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
