import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notifications, users } from '../../../../db/schema/index.ts';
import { signedIn } from '../../../../testing/people/actor.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { listenInstances } from '../../../../testing/servers/listen-instances.ts';
import { mailServer } from '../../../../testing/servers/mail-server.ts';
import { notifyMany } from '../../../events/notify.sql.ts';

const post = await mailServer();
const app = await buildTestApp();
const { apps } = await listenInstances(2, { smtpUrl: post.smtpUrl });
const [one, two] = apps as [FastifyInstance, FastifyInstance];

const job = (at: FastifyInstance) => at.jobs.get('notification-mails')?.work();
const sendNotification = (
  at: FastifyInstance,
  ids: number[],
  title: string,
  type: 'loi_submitted' | 'document_added' = 'loi_submitted',
) =>
  at.db.transaction((tx) =>
    notifyMany(tx, ids, { type, link: '/user-deals/view/1', params: { project_title: title } }),
  );
/** Dates all notifications back. */
const passed = (at: FastifyInstance, span: string) =>
  at.db.update(notifications).set({ createdAt: sql`${notifications.createdAt} - ${span}::interval` });

/** The new mails in the outbox since the last call. */
function outbox(): { to: string; subject: string; text: string; html: string }[] {
  const folder = join(app.config.dataDir, 'outbox');
  return readdirSync(folder).map((name) => {
    const mail = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    rmSync(join(folder, name));
    return mail;
  });
}

test('unread notifications are mailed after a minute, in one mail, once, in the language of the user', async () => {
  const claire = await signedIn(app, { firstName: 'Claire', language: 'fr' });
  const alex = await signedIn(app);
  const both = [claire.user.id, alex.user.id];
  await sendNotification(app, both, 'Boulangerie');
  await sendNotification(app, both, 'Second one');
  await sendNotification(app, both, 'Not by mail', 'document_added');
  await job(app);
  assert.deepEqual(outbox(), [], 'a minute to read it first');
  await passed(app, '61 seconds');
  await sendNotification(app, both, 'Just now');
  await job(app);
  const mails = outbox();
  assert.deepEqual(mails.map(({ to }) => to).sort(), [claire.user.email, alex.user.email].sort());
  const [french] = mails.filter(({ to }) => to === claire.user.email);
  assert.match(french?.text ?? '', /Bonjour Claire,.*«\u202fBoulangerie\u202f».*«\u202fSecond one\u202f»/s);
  for (const { text } of mails) {
    assert.ok(text.includes(`${app.config.publicUrl}/user-deals/view/1`));
    assert.doesNotMatch(text, /Not by mail|Just now/);
  }
  await job(app);
  assert.deepEqual(outbox(), []);
});

test('notifications that are read, deleted, a week old or of a closed account are not mailed', async () => {
  await app.db.update(notifications).set({ mailWanted: false });
  const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(app)));
  const [reader, deleter, leaver, late] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  await sendNotification(
    app,
    people.map(({ user }) => user.id),
    'Bakery',
  );
  await passed(app, '2 minutes');
  await reader.post('/api/notifications/read_all_my_notifications/');
  const [mine] = (await deleter.get('/api/notifications/')).body.results.results;
  await deleter.delete(`/api/notifications/${mine.id}/`);
  await app.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, leaver.user.id));
  await app.db
    .update(notifications)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(notifications.userId, late.user.id));
  await job(app);
  assert.deepEqual(outbox(), []);
  assert.equal(await app.db.$count(notifications, eq(notifications.mailWanted, true)), 0);
});

test('two instances at the same time send each mail once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(one)));
  await sendNotification(
    one,
    people.map(({ user }) => user.id),
    'Bakery',
  );
  await passed(one, '2 minutes');
  await Promise.all([one, two, one, two].map(job));
  await Promise.all([one, two].map(job));
  assert.deepEqual(post.taken.map(({ to }) => to).sort(), people.map(({ user }) => user.email).sort());
});

test('a refused mail is retried with exponential backoff, and does not delay others', async ({ mock }) => {
  post.taken.length = 0;
  const [unlucky, lucky] = [await signedIn(one), await signedIn(one)];
  post.refused.add(unlucky.user.email);
  await sendNotification(one, [unlucky.user.id, lucky.user.id], 'Bakery');
  await passed(one, '2 minutes');
  // The clock is mocked: only the test moves it.
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  await job(one);
  assert.deepEqual(
    post.taken.map(({ to }) => to),
    [lucky.user.email],
  );
  // The user can read and delete meanwhile: no row is locked.
  assert.equal((await unlucky.get('/api/notifications/')).body.results.unread_count, 1);

  post.refused.clear();
  await job(one);
  assert.equal(post.taken.length, 1, 'it waits a minute');
  mock.timers.tick(61_000);
  await job(one);
  assert.deepEqual(
    post.taken.map(({ to }) => to),
    [lucky.user.email, unlucky.user.email],
  );
});

test('a daily digest goes once a day at six, UTC, with all until then; what is about security goes at once', async () => {
  const person = await signedIn(app);
  const { id } = (await person.get('/api/notification_settings/')).body.results[0];
  const { body } = await person.patch(`/api/notification_settings/${id}/`, { daily_digest: true });
  assert.equal(body.daily_digest, true);
  await app.db.update(notifications).set({ mailWanted: false });
  const write = (
    type: 'loi_submitted' | 'password_changed',
    title: string,
    createdAt: ReturnType<typeof sql>,
  ) =>
    app.db.transaction(async (tx) => {
      await notifyMany(tx, [person.user.id], { type, link: '/', params: { project_title: title } });
      await tx.update(notifications).set({ createdAt }).where(sql`params ->> 'project_title' = ${title}`);
    });
  const lastSix = sql`(date_trunc('day', now() at time zone 'Europe/Paris' - interval '6 hours') + interval '6 hours') at time zone 'Europe/Paris'`;
  await write('loi_submitted', 'Before six', sql`${lastSix} - interval '1 minute'`);
  await write('loi_submitted', 'The same day', sql`${lastSix} - interval '2 hours'`);
  await write('loi_submitted', 'After six', lastSix);
  await write('password_changed', 'Security', sql`now() - interval '2 minutes'`);
  await job(app);
  const mails = outbox() as { subject: string; text: string; headers?: Record<string, string> }[];
  assert.equal(mails.length, 2);
  const digest = mails.find(({ subject }) => subject === 'Your day in 2 updates');
  assert.match(digest?.text ?? '', /Before six/);
  assert.doesNotMatch(digest?.text ?? '', /After six/);
  assert.match(digest?.headers?.['List-Unsubscribe'] ?? '', /^<http.*\/unsubscribe\?token=.+>$/);
  const security = mails.find((mail) => mail !== digest);
  assert.match(security?.text ?? '', /Your password was changed/);
  assert.equal(security?.headers, undefined);
  await job(app);
  assert.deepEqual(outbox(), []);
});

test('more than fit into one mail are counted in it', async () => {
  const person = await signedIn(app);
  await app.db.update(notifications).set({ mailWanted: false });
  for (let sent = 0; sent < 53; sent++) await sendNotification(app, [person.user.id], `Bakery ${sent}`);
  await passed(app, '2 minutes');
  await job(app);
  const [mail, ...others] = outbox();
  assert.equal(mail?.subject, '53 updates for you');
  assert.match(mail?.text ?? '', /Bakery 49.*and 3 more\./s);
  assert.deepEqual(others, []);
  await job(app);
  assert.deepEqual(outbox(), []);
});
