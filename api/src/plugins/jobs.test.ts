import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listenInstances } from '../../testing/listen-instances.ts';

const EVERY_MINUTE = 'notification-mails';

/** Finished runs of a job on one instance, as it counts them itself. */
async function runsOn(app: FastifyInstance, job: string): Promise<number> {
  const { body } = await app.inject('/metrics');
  const line = new RegExp(
    `^handover_job_duration_seconds_count\\{.*job="${job}".*outcome="done".*\\} (\\d+)$`,
    'm',
  );
  return Number(line.exec(body)?.[1] ?? 0);
}

test('with two instances each job is scheduled once, and each tick of the clock is one run', async () => {
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
  while ((await runs()) === 0) await sleep(200);
  // Long enough for the other instance to have looked for work several times.
  await sleep(4000);
  const { rows: ticks } = await one.db.execute(
    sql`select distinct date_trunc('minute', created_on) as at, state from pgboss.job where name = ${EVERY_MINUTE}`,
  );
  assert.deepEqual([...new Set(ticks.map(({ state }) => state))], ['completed']);
  assert.equal(await runs(), ticks.length);
});
