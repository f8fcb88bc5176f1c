import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { removeExpired } from './retention.sql.ts';

const app = await buildTestApp({
  retentionDays: { notices: 100, contact_messages: 0 },
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
