import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { failedJobs, failedMails } from '../../../db/schema/index.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { mailsTo } from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { notify } from '../../events/notify.sql.ts';
import type { Job } from '../../plugins/jobs.ts';

const app = await buildTestApp();
const staff = await signedIn(app, { isStaff: true });
const nobody = anonymous(app);

const away = (code = 'ECONNREFUSED') =>
  Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:25 for secret'), { code });
const job = (name: Job['name']) => app.jobs.get(name)?.work();
const mails = async () => (await staff.get(paths.failedMails)).body.results;
const jobs = async () => (await staff.get(paths.failedJobs)).body.results;
const forget = async () => {
  await app.db.delete(failedMails);
  await app.db.delete(failedJobs);
};
async function recover(email: string) {
  await nobody.post(paths.initiatePasswordRecovery, { email });
  await app.background.settled();
}
/** The moment of the next attempt has come. */
const pass = () =>
  app.db
    .update(failedMails)
    .set({ nextTryAt: sql`now() - interval '1 second'`, lastFailedAt: sql`now() - interval '1 second'` });

test('a mail that could not be sent is listed without its text, kept encrypted, and sent by the job', async (t) => {
  const { user } = await signedIn(app);
  const mock = t.mock.method(app, 'sendMail', async () => Promise.reject(away()));
  await recover(user.email);
  const [mail] = await mails();
  assert.deepEqual(
    [mail.kind, mail.to, mail.cause, mail.code, mail.failures, mail.state],
    ['recovery', user.email, 'unreachable', 'ECONNREFUSED', 1, 'waiting'],
  );
  assert.doesNotMatch(JSON.stringify(mail), /secret|token|http/);
  const [row] = await app.db.select().from(failedMails);
  assert.doesNotMatch(String(row?.sealed), /http|token/);

  await job('unsent-mails');
  assert.equal((await mails())[0].failures, 1, 'it waits a minute');
  await pass();
  await job('unsent-mails');
  assert.equal((await mails())[0].failures, 2);
  mock.mock.restore();
  await pass();
  await job('unsent-mails');
  assert.deepEqual(await mails(), []);
  const [sent] = await mailsTo(app, user.email);
  assert.match(String(sent?.text), /token=/);
});

test('staff try one again, or all; of expired links none, and nobody else may', async (t) => {
  await forget();
  const people = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const mock = t.mock.method(app, 'sendMail', async () => Promise.reject(away('EENVELOPE')));
  for (const { user } of people) await recover(user.email);
  const idOf = async (at: number) => {
    const [row] = await app.db
      .select()
      .from(failedMails)
      .where(eq(failedMails.email, String(people[at]?.user.email)));
    return row?.id ?? 0;
  };
  await app.db
    .update(failedMails)
    .set({ usefulUntil: new Date() })
    .where(eq(failedMails.id, await idOf(2)));
  const late = await staff.post(paths.retryMail(await idOf(2)));
  assert.deepEqual([late.status, late.body.code], [409, 'failure.outdated']);
  assert.equal((await staff.post(paths.retryMail(999_999))).status, 404);
  assert.equal((await people[0]?.post(paths.retryMails))?.status, 403);

  assert.deepEqual((await staff.post(paths.retryMail(await idOf(0)))).body, { count: 1 });
  assert.deepEqual((await mails()).map(({ state }: { state: string }) => state).sort(), [
    'asked',
    'outdated',
    'waiting',
  ]);
  await app.db.update(failedMails).set({ lastFailedAt: sql`now() - interval '1 second'` });
  await job('unsent-mails');
  assert.deepEqual((await mails()).map(({ failures }: { failures: number }) => failures).sort(), [1, 1, 2]);
  mock.mock.restore();
  assert.deepEqual((await staff.post(paths.retryMails)).body, { count: 2 });
  await app.db.update(failedMails).set({ lastFailedAt: sql`now() - interval '1 second'` });
  await job('unsent-mails');
  assert.deepEqual(
    (await mails()).map(({ state }: { state: string }) => state),
    ['outdated'],
  );
  const [outdated] = await app.db.select().from(failedMails);
  assert.equal(outdated?.sealed, '', 'its text is gone');
  const log = await staff.get(`${paths.auditEvents}?kind=failures_retried`);
  assert.equal(log.body.count, 2);
  assert.equal((await staff.get(`${paths.auditEvents}?kind=failures_read`)).body.count, 1);
});

test('notices are tried again before their wait is over; sent, they leave the list', async (t) => {
  await forget();
  const { user } = await signedIn(app);
  await app.db.transaction((tx) =>
    notify(tx, { userId: user.id, type: 'loi_submitted', link: '/', params: { project_title: 'Bakery' } }),
  );
  await app.db.execute(sql`update notifications set created_at = now() - interval '2 minutes'`);
  const mock = t.mock.method(app, 'sendMail', async () => Promise.reject(away('EAUTH')));
  await job('notification-mails');
  const [mail] = await mails();
  assert.deepEqual(
    [mail.kind, mail.to, mail.cause, mail.state, mail.next_try_at],
    ['notices', user.email, 'sign_in', 'waiting', null],
  );
  mock.mock.restore();
  await job('notification-mails');
  assert.equal((await mails()).length, 1, 'it waits');
  await staff.post(paths.retryMail(mail.id));
  await job('notification-mails');
  assert.deepEqual(await mails(), []);
  assert.equal((await mailsTo(app, user.email)).length, 1);
});

test('a message to the team is listed until it is mailed', async (t) => {
  await forget();
  const mock = t.mock.method(app, 'sendMail', async () => Promise.reject(away()));
  const letter = { name: 'Anne', email: 'anne@example.test', message: 'How is a mandate published?' };
  await nobody.post(paths.contactUs, letter);
  await app.background.settled();
  const [mail] = await mails();
  assert.deepEqual([mail.kind, mail.to], ['contact', app.config.contactTo]);
  mock.mock.restore();
  await app.db.execute(sql`update contact_messages set created_at = now() - interval '2 minutes'`);
  await job('contact-messages');
  assert.deepEqual(await mails(), []);
});

test('a job that failed is listed with its cause, and leaves the list once it succeeds', async (t) => {
  await forget();
  const retention = app.jobs.get('retention') as Job;
  const mock = t.mock.method(retention, 'work', async () => Promise.reject(away('23505')));
  for (let run = 0; run < 2; run += 1) await assert.rejects(app.runJob(retention));
  const [failed] = await jobs();
  assert.deepEqual(
    [failed.name, failed.cause, failed.code, failed.failures, failed.records, failed.asked],
    ['retention', 'database', '23505', 2, null, false],
  );
  assert.match(await app.metrics.registry.metrics(), /^handover_jobs_failing 1$/m);
  assert.deepEqual((await staff.post(paths.retryJob(failed.id))).body, { count: 1 });
  assert.equal((await jobs())[0].asked, true);
  await job('retries');
  assert.deepEqual([(await jobs())[0].failures, (await jobs())[0].asked], [3, false]);
  mock.mock.restore();
  assert.deepEqual((await staff.post(paths.retryJobs)).body, { count: 1 });
  await job('retries');
  assert.deepEqual(await jobs(), []);
  assert.equal((await staff.post(paths.retryJob(failed.id))).body.code, 'failure.not_found');
  assert.match(await app.metrics.registry.metrics(), /^handover_jobs_failing 0$/m);
});

test('a job of which some records failed is listed with how many', async (t) => {
  await forget();
  const letters = app.jobs.get('letters-remind') as Job;
  const { forEachDue } = await import('../../jobs/for-each-due.ts');
  t.mock.method(letters, 'work', () =>
    forEachDue(app, 'letters', [1, 2, 3], async (_tx, due) => {
      if (due > 1) throw away('40001');
    }),
  );
  await app.runJob(letters);
  const [failed] = await jobs();
  assert.deepEqual([failed.name, failed.records, failed.cause], ['letters-remind', 2, 'database']);
});

test('with the account its mails are forgotten', async (t) => {
  await forget();
  const person = await signedIn(app);
  t.mock.method(app, 'sendMail', async () => Promise.reject(away()));
  await recover(person.user.email);
  assert.equal((await mails()).length, 1);
  assert.equal((await person.call('DELETE', paths.user(person.user.id), { password: PASSWORD })).status, 204);
  await app.background.settled();
  const kinds = (await mails()).map(({ kind }: { kind: string }) => kind);
  assert.equal(kinds.includes('recovery'), false);
});
