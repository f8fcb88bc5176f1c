import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { signedIn } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { readConfig } from '../config.ts';
import { removeExpired } from './retention.sql.ts';

const app = await buildTestApp({
  retentionDays: { notices: 100, contact_messages: 0, unsent_mails: 30, listing_reports: 90 },
  keepAuditYears: 1,
});
const { user } = await signedIn(app);

const notice = (text: string, days: number, isRead: boolean) => sql`
  insert into notifications (user_id, type, text_key, params, link, is_read, dedupe_key, created_at)
  values (${user.id}, 'message', 'x', '{}', '/', ${isRead}, ${text}, now() - make_interval(days => ${days}))`;
const notices = async () =>
  (
    await app.db.execute<{ key: string }>(sql`select dedupe_key as key from notifications order by 1`)
  ).rows.map(({ key }) => key);

test('what is old and no longer needed goes, and is counted; what nobody has read stays', async () => {
  await app.db.execute(sql`delete from notifications`);
  for (const [text, days, isRead] of [
    ['old', 101, true],
    ['old and unread', 101, false],
    ['young', 99, true],
  ] as const)
    await app.db.execute(notice(text, days, isRead));
  const message = (days: number) => sql`
    insert into contact_messages (name, email, phone, message, ip, mailed_at)
    values ('Odile', 'odile@handover.test', '', 'x', '', now() - make_interval(days => ${days}))`;
  await app.db.execute(message(9999));

  await app.jobs.get('retention')?.work();
  assert.deepEqual(await notices(), ['old and unread', 'young']);
  assert.match(await app.metrics.registry.metrics(), /handover_removed_rows_total\{kind="notices"\} 1/);
  const left = await app.db.execute(sql`select from contact_messages`);
  assert.equal(left.rowCount, 1, '0 days: it is kept');
  assert.equal(await removeExpired(app.db, 'contact_messages', 365), 1);
});

test('a message goes after its days once it was mailed; one that could not be mailed stays', async () => {
  await app.db.execute(sql`delete from contact_messages`);
  const message = (name: string, days: number, mailed: boolean) => sql`
    insert into contact_messages (name, email, phone, message, ip, created_at, mailed_at)
    values (${name}, 'odile@handover.test', '', 'x', '', now() - make_interval(days => ${days}),
      case when ${mailed} then now() - make_interval(days => ${days}) end)`;
  for (const each of [
    message('Old', 366, true),
    message('Young', 364, true),
    message('Unmailed', 366, false),
  ])
    await app.db.execute(each);
  assert.equal(await removeExpired(app.db, 'contact_messages', 365), 1);
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name from contact_messages order by name`,
  );
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Unmailed', 'Young'],
  );
});

test('each setting is that of its own kind', () => {
  const config = readConfig({
    KEEP_NOTICES_DAYS: '1',
    KEEP_CONTACT_DAYS: '2',
    KEEP_UNSENT_DAYS: '3',
    KEEP_JOBS_DAYS: '4',
    KEEP_AUDIT_YEARS: '5',
    KEEP_REPORTS_DAYS: '6',
  });
  assert.deepEqual(config.retentionDays, {
    notices: 1,
    contact_messages: 2,
    unsent_mails: 3,
    listing_reports: 6,
  });
  assert.deepEqual([config.keepJobsDays, config.keepAuditYears], [4, 5]);
  assert.throws(() => readConfig({ KEEP_JOBS_DAYS: '-1' }), /KEEP_JOBS_DAYS is not valid/);
});

test('a mail that could not be sent goes after its days', async () => {
  const mail = (email: string, days: number) => sql`
    insert into failed_mails (cause, kind, email, sealed, last_failed_at)
    values ('other', 'recovery', ${email}, '', now() - make_interval(days => ${days}))`;
  await app.db.execute(mail('old@handover.test', 31));
  await app.db.execute(mail('young@handover.test', 29));
  await app.jobs.get('retention')?.work();
  const { rows } = await app.db.execute<{ email: string }>(sql`select email from failed_mails`);
  assert.deepEqual(rows, [{ email: 'young@handover.test' }]);
});

test('a report of a listing goes after the days since its decision; an open one stays', async () => {
  const report = (name: string, days: number | null) => sql`
    insert into listing_reports (opportunity_id, name, language, reason, explanation, created_at, decided_at)
    values (1, ${name}, 'en', 'other', 'x', now() - interval '9 years', now() - make_interval(days => ${days}::int))`;
  await app.db.execute(report('old', 91));
  await app.db.execute(report('young', 89));
  await app.db.execute(report('open', null));
  await app.jobs.get('retention')?.work();
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name from listing_reports order by name`,
  );
  assert.deepEqual(rows, [{ name: 'open' }, { name: 'young' }]);
});

test('of the audit log whole years go, and what is left can still be verified', async () => {
  for (let made = 0; made < 3; made++)
    await app.db.execute(sql`select append_audit('signed_in', null, '{}')`);
  const { count, hash } = await verifyAudit(app.db);
  await app.jobs.get('retention')?.work();
  assert.deepEqual(await verifyAudit(app.db), { count, hash, broken: null }, 'all are of this year');

  // The first was written in the year before the last.
  const first = await firstEvent();
  const past = new Date(Date.UTC(new Date().getUTCFullYear() - 2, 11, 31, 23));
  await byForce(sql`update audit_events set at = ${past} where id = ${first?.id}`);
  await app.jobs.get('retention')?.work();
  const left = await verifyAudit(app.db);
  assert.deepEqual([left.count, left.broken], [count, null], 'one went, and one says so');
  assert.equal((await firstEvent())?.id, Number(first?.id) + 1);
  assert.match(await app.metrics.registry.metrics(), /handover_removed_rows_total\{kind="audit_events"\} 1/);
  const told = await app.db.execute<{ about: object }>(
    sql`select about from audit_events where kind = 'audit_shortened'`,
  );
  assert.deepEqual(told.rows, [{ about: { through: first?.id, hash: first?.hash } }]);

  // Whoever cuts off more by force is found.
  await byForce(sql`delete from audit_events where id = ${Number(first?.id) + 1}`);
  assert.equal((await verifyAudit(app.db)).broken, Number(first?.id) + 1);
  await assert.rejects(app.db.execute(sql`delete from audit_events`), /Failed query/);
});

const firstEvent = async () =>
  (
    await app.db.execute<{ id: number; hash: string }>(
      sql`select id, hash from audit_events order by id limit 1`,
    )
  ).rows[0];

const byForce = (statement: SQL) =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });
