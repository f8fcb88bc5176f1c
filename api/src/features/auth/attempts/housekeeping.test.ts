import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { anonymous } from '../../../../testing/people/actor.ts';
import { buildUser, PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const rows = async (text: string) => (await app.db.execute(sql.raw(text))).rows;
const tidy = () => app.jobs.get('auth-housekeeping')?.work();

test('a month after its end only the device of a session is kept, after a year nothing; live sessions stay', async () => {
  const { email, id } = await buildUser(app);
  const signIn = (agent: string) =>
    nobody.call('POST', '/api/get_token/', { email, password: PASSWORD }, { 'user-agent': agent });
  await signIn('Chrome/140.0 Linux');
  await app.db.execute(sql`update sessions set revoked_at = now() - interval '31 days'`);
  const { body } = await signIn('Chrome/140.0 Linux');
  await tidy();
  assert.deepEqual(
    await rows('select ip, user_agent, revoked_at is null as live from sessions order by live'),
    [
      { ip: '', user_agent: 'Chrome/140.0 Linux', live: false },
      { ip: '127.0.0.1', user_agent: 'Chrome/140.0 Linux', live: true },
    ],
  );
  assert.equal((await rows('select 1 from refresh_tokens')).length, 1);
  assert.equal((await nobody.post('/api/refresh_token/', { refresh: body.refresh })).status, 200);
  await app.db.execute(
    sql`update sessions set revoked_at = now() - interval '367 days' where revoked_at is not null`,
  );
  await tidy();
  assert.equal((await rows('select 1 from sessions')).length, 1);
  assert.deepEqual(await rows(`select 1 from notifications where user_id = ${id}`), []);
});

test('expired recovery links and sign-in failures are removed, current ones are kept', async () => {
  const { id } = await buildUser(app);
  const link = (hash: string, age: string) =>
    app.db.execute(sql`insert into recovery_tokens (hash, user_id, created_at, expires_at)
      values (${hash}, ${id}, now() - ${age}::interval, now())`);
  await link('old', '25 hours');
  await link('recent', '1 hour');
  await nobody.post('/api/get_token/', { email: 'nobody@example.test', password: 'Wrong1234' });
  await tidy();
  assert.deepEqual(await rows('select hash from recovery_tokens'), [{ hash: 'recent' }]);
  // One of the account, and one of the address.
  assert.equal((await rows('select 1 from sign_in_failures')).length, 2);
  await app.db.execute(sql`update sign_in_failures set at = now() - interval '16 minutes'`);
  await tidy();
  assert.equal((await rows('select 1 from sign_in_failures')).length, 0);
});

test('links to a new address and links to undo are removed a day after they end', async () => {
  const { id } = await buildUser(app);
  for (const table of ['email_changes', 'undo_links'])
    for (const [hash, ended] of [
      [`old ${table}`, '25 hours'],
      [`recent ${table}`, '1 hour'],
    ])
      await app.db.execute(
        sql`insert into ${sql.identifier(table)} (hash, user_id, email, expires_at)
          values (${hash}, ${id}, 'was@example.test', now() - ${ended}::interval)`,
      );
  await tidy();
  assert.deepEqual(
    await rows('select hash from email_changes union select hash from undo_links order by 1'),
    [{ hash: 'recent email_changes' }, { hash: 'recent undo_links' }],
  );
});
