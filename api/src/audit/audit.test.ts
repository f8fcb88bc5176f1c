import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { paths } from '@handover/shared/contract';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { auditEvents, users } from '../../db/schema/index.ts';
import { anonymous, signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import { buildUser, PASSWORD } from '../../testing/people/user.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { readChain } from './audit.sql.ts';
import { verifyChain } from './chain.rules.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const signIn = (email: string, password = PASSWORD) => nobody.post(paths.getToken, { email, password });
const verify = () => verifyChain(readChain(app.db));
/** The events that are logged during the work. */
async function logged(work: () => Promise<unknown>) {
  const { count } = await verify();
  await work();
  return app.db
    .select({ kind: auditEvents.kind, actor: auditEvents.actorId, about: auditEvents.about })
    .from(auditEvents)
    .where(gt(auditEvents.id, count))
    .orderBy(asc(auditEvents.id));
}

test('sign-ins, right and wrong ones, and the end of sessions are logged', async () => {
  const { id: user, email } = await buildUser(app);
  const events = await logged(async () => {
    await signIn(email, 'Wrong1234');
    await signIn('nobody@example.test');
    const { body } = await signIn(email);
    await nobody.call('POST', paths.logoutEverywhere, {}, { authorization: `Bearer ${body.access}` });
  });
  const session = events[2]?.about.session;
  assert.deepEqual(events, [
    { kind: 'sign_in_failed', actor: null, about: { user } },
    { kind: 'sign_in_failed', actor: null, about: {} },
    { kind: 'signed_in', actor: user, about: { user, session } },
    { kind: 'session_ended', actor: null, about: { user, session } },
  ]);
});

test('what staff decide and read is logged, and who became staff', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const opportunity = await publishOffer(await signedIn(app));
  const events = await logged(async () => {
    await staff.get(`/api/opportunities/${opportunity}/private_data/`);
    await staff.post(`/api/opportunities/${opportunity}/moderate/`, {
      validated: false,
      reason: 'It names the company',
    });
    await app.db.update(users).set({ isStaff: false }).where(eq(users.id, staff.user.id));
  });
  const by = staff.user.id;
  assert.deepEqual(events, [
    { kind: 'private_data_read', actor: by, about: { opportunity } },
    { kind: 'moderated', actor: by, about: { opportunity } },
    { kind: 'staff_revoked', actor: null, about: { user: by } },
  ]);
});

test('what a transaction rolls back is not logged', async () => {
  const { id } = await buildUser(app);
  const events = await logged(() =>
    app.db
      .transaction(async (tx) => {
        await tx.update(users).set({ isStaff: true }).where(eq(users.id, id));
        throw new Error('not committed');
      })
      .catch(() => undefined),
  );
  assert.deepEqual(events, []);
});

test('events at the same time make one chain, without a gap', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(app)));
  const events = await logged(() => Promise.all(people.map(({ email }) => signIn(email))));
  assert.equal(events.length, people.length);
  assert.equal((await verify()).broken, null);
});

test('an event cannot be changed or removed', async () => {
  for (const statement of [
    sql`update audit_events set actor_id = 1`,
    sql`delete from audit_events where id = 1`,
    sql`truncate audit_events`,
  ])
    await assert.rejects(app.db.execute(statement), /Failed query/);
});

const run = promisify(execFile);
const command = () => {
  const env = { ...process.env, DATABASE_URL: String(app.connection.connectionString) };
  return run(process.execPath, [join(import.meta.dirname, '..', 'audit-verify.ts')], { env }).catch(
    (error: { stderr: string }) => ({ stdout: '', ...error }),
  );
};

test('the command tells how many there are, and names the first that somebody changed or removed by force', async () => {
  const { count, hash } = await verify();
  assert.match(
    (await command()).stdout,
    new RegExp(`^The audit log is whole: ${count} events\\..*${hash}\\n$`),
  );
  for (const [forced, broken] of [
    [sql`update audit_events set actor_id = 7 where id = 5`, 5],
    [sql`delete from audit_events where id = 3`, 3],
  ] as const) {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(forced);
    });
    assert.equal((await verify()).broken, broken);
    assert.equal(
      (await command()).stderr,
      `The audit log is broken: event ${broken} is not as it was written\n`,
    );
  }
});
