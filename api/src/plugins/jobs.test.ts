import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { PgBoss } from 'pg-boss';
import { listenInstances } from '../../testing/servers/listen-instances.ts';
import { until } from '../../testing/until.ts';

const EVERY_MINUTE = 'notification-mails';

/** Finished runs of a job on one instance, from its metrics. */
async function runsOn(app: FastifyInstance, job: string): Promise<number> {
  const { body } = await app.inject('/metrics');
  const line = new RegExp(
    `^handover_job_duration_seconds_count\\{.*job="${job}".*outcome="done".*\\} (\\d+)$`,
    'm',
  );
  return Number(line.exec(body)?.[1] ?? 0);
}

test('with two instances each job is scheduled once, and each due time is one run', async () => {
  const { apps } = await listenInstances(2, { jobPollSeconds: 1 });
  const [one] = apps as [FastifyInstance];
  const { rows: scheduled } = await one.db.execute(sql`select name, cron from pgboss.schedule order by name`);
  const declared = [...one.jobs.values()].map(({ name, cron }) => ({ name, cron }));
  assert.deepEqual(
    scheduled,
    declared.sort((a, b) => (a.name < b.name ? -1 : 1)),
  );

  const runs = async () =>
    (await Promise.all(apps.map((app) => runsOn(app, EVERY_MINUTE)))).reduce((sum, count) => sum + count, 0);
  /** Due times (pg-boss queues each as a job), the jobs created from them, and the unfinished ones. */
  const queued = async () => {
    const { rows } = await one.db.execute<{ ticks: number; jobs: number; open: number }>(sql`
      select count(*) filter (where name = '__pgboss__send-it')::int as ticks,
        count(*) filter (where name = ${EVERY_MINUTE})::int as jobs,
        count(*) filter (where state < 'completed')::int as open
      from pgboss.job where name = ${EVERY_MINUTE} or data ->> 'name' = ${EVERY_MINUTE}`);
    return rows[0] ?? { ticks: 0, jobs: 0, open: 0 };
  };
  const clockLooks = new Set<string>();
  const looksAtClock = async () => {
    const { rows } = await one.db.execute(sql`select cron_on::text as at from pgboss.version`);
    return clockLooks.add(String(rows[0]?.at)).size;
  };

  await until('the first run', async () => (await runs()) > 0);
  // Each time one of the instances could schedule the same minute again.
  await until('the clock is looked at twice more', async () => (await looksAtClock()) > 2);
  let seen = { ticks: 0, jobs: 0, runs: 0 };
  await until('nothing is under way', async () => {
    const before = await queued();
    seen = { ticks: before.ticks, jobs: before.jobs, runs: await runs() };
    return before.open === 0 && isDeepStrictEqual(await queued(), before);
  });
  assert.ok(seen.ticks > 0);
  assert.deepEqual(seen, { ticks: seen.ticks, jobs: seen.ticks, runs: seen.ticks });
});

/** Runs of a job that ended so many hours ago; then what the queue does by itself once a day. Returns those that are left. */
async function leftOf(app: FastifyInstance, ended: Record<string, number>): Promise<string[]> {
  const boss = new PgBoss({ ...app.connection, max: 1, supervise: false, schedule: false });
  await boss.start();
  for (const [run, hours] of Object.entries(ended)) {
    const id = await boss.send('storage-sweep', { run }, { startAfter: 3600 });
    await app.db.execute(sql`update pgboss.job set state = 'completed', started_on = now(),
      completed_on = now() - make_interval(hours => ${hours}) where id = ${id}::uuid`);
  }
  await app.db.execute(sql`update pgboss.queue set maintain_on = null`);
  await boss.supervise('storage-sweep');
  await boss.stop({ graceful: false });
  const { rows } = await app.db.execute<{ run: string }>(
    sql`select data ->> 'run' as run from pgboss.job where data ? 'run' order by 1`,
  );
  return rows.map(({ run }) => run);
}

for (const [days, left] of [
  [2, ['young']],
  [0, ['old', 'young']],
] as const)
  test(`an ended run leaves the queue after KEEP_JOBS_DAYS=${days}${days === 0 ? ': never' : ''}`, async () => {
    const { apps } = await listenInstances(1, { jobPollSeconds: 20, keepJobsDays: days });
    const [app] = apps as [FastifyInstance];
    assert.deepEqual(await leftOf(app, { old: 49, young: 47 }), left);
  });
