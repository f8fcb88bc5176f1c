import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../../testing/people/actor.ts';
import { registerCompany } from '../../../testing/people/business.builder.ts';
import { dateIn, noticesOf } from '../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../testing/people/delegating.ts';
import { mailsTo } from '../../../testing/people/mailed-links.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { owner, adviser, give, answer } = await delegating(app);

test('an invitation: told, answered once, seen by both and by nobody else', async () => {
  const company = await registerCompany(owner);
  const stranger = await signedIn(app);
  const given = await give(owner, adviser, { scope: 'company', subject_id: company });
  const { id } = given.body;
  assert.deepEqual(
    [given.body.side, given.body.state, given.body.person, given.body.subject],
    ['given', 'invited', adviser.user.email, 'Atelier Secret'],
  );
  const [received] = (await adviser.get(paths.delegations)).body.results;
  assert.deepEqual(
    [received.id, received.side, received.person, received.subject],
    [id, 'received', 'Claire Fontaine', ''],
  );
  assert.equal((await stranger.get(paths.delegations)).body.count, 0);
  assert.equal((await noticesOf(adviser))[0], 'delegation_invited');
  const again = await give(owner, adviser, { scope: 'company', subject_id: company });
  assert.deepEqual([again.status, again.body.code], [409, 'delegation.exists']);
  assert.equal(await statusOf(answer(stranger, id)), '404 delegation.not_found');
  assert.equal(await statusOf(answer(owner, id)), '403 delegation.adviser_only');
  assert.equal(await statusOf(adviser.get(paths.profileCompany(company))), '404 company.not_found');
  assert.equal((await answer(adviser, id)).body.subject, 'Atelier Secret');
  assert.equal(await statusOf(answer(adviser, id)), '409 delegation.answered');
  assert.equal((await noticesOf(owner))[0], 'delegation_accepted');
  const read = (await adviser.get(paths.profileCompany(company))).body;
  assert.deepEqual(read.acting_for, {
    delegation_id: id,
    name: 'Claire Fontaine',
    scope: 'company',
    right: 'negotiate',
    may_accept: false,
  });
  assert.equal((await owner.get(paths.profileCompany(company))).body.acting_for, undefined);
});

test('an address without an account gets a mail, and the invitation once it has one that is proven', async () => {
  const company = await registerCompany(owner);
  const email = 'new.adviser@example.test';
  await owner.post(paths.delegations, { email, right: 'read', scope: 'company', subject_id: company });
  await app.background.settled();
  const [mail] = await mailsTo(app, email);
  assert.match(mail?.subject ?? '', /Claire Fontaine/);
  assert.match(mail?.text ?? '', /user-details\/advisers/);
  assert.doesNotMatch(mail?.text ?? '', /Atelier Secret/);
  const unproven = await signedIn(app, { email, emailProvenAt: null });
  assert.equal((await unproven.get(paths.delegations)).body.count, 0);
  await app.db.execute(sql`update users set email_proven_at = now() where id = ${unproven.user.id}`);
  const [offered] = (await unproven.get(paths.delegations)).body.results;
  assert.equal((await answer(unproven, offered.id, false)).body.state, 'declined');
  assert.equal((await noticesOf(owner))[0], 'delegation_declined');
});

test('what can’t be given', async () => {
  const company = await registerCompany(owner);
  const theirs = await registerCompany(adviser);
  const refused = async (body: object) => {
    const { status, body: error } = await give(owner, adviser, {
      scope: 'company',
      subject_id: company,
      ...body,
    });
    return [status, error.code ?? Object.keys(error.codes ?? error)[0]];
  };
  assert.deepEqual(await refused({ subject_id: theirs }), [404, 'company.not_found']);
  assert.deepEqual(await refused({ scope: 'opportunity' }), [404, 'opportunity.not_found']);
  assert.deepEqual(await refused({ scope: 'deal' }), [400, 'right']);
  assert.deepEqual(await refused({ scope: 'deal', right: 'ask' }), [404, 'deal.not_found']);
  assert.deepEqual(await refused({ email: owner.user.email }), [400, 'email']);
  assert.deepEqual(await refused({ ends_on: dateIn(-1) }), [400, 'ends_on']);
  assert.deepEqual(await refused({ acceptance_words: 'short' }), [400, 'acceptance_words']);
  const unproven = await signedIn(app, { emailProvenAt: null });
  assert.equal((await give(unproven, adviser, { scope: 'company', subject_id: company })).status, 403);
});

test('the audit log says who gave, answered, changed and ended it, and to whom', async () => {
  const { rows: before } = await app.db.execute(sql`select max(id) as last from audit_events`);
  for (const [accepted, endedBy] of [
    [true, owner],
    [true, adviser],
    [false, undefined],
  ] as const) {
    const { id } = (
      await give(owner, adviser, { scope: 'company', subject_id: await registerCompany(owner) })
    ).body;
    await answer(adviser, id, accepted);
    if (endedBy === owner) await owner.patch(paths.delegation(id), { right: 'read' });
    await endedBy?.post(paths.endDelegation(id));
  }
  const id = (await give(owner, adviser, { scope: 'company', subject_id: await registerCompany(owner) })).body
    .id;
  await answer(adviser, id);
  // Its last day is over: this update is one more change.
  await app.db.execute(sql`update delegations set ends_at = now() where id = ${id}`);
  await app.jobs.get('delegations-expire')?.work();
  const names = new Map([
    [owner.user.id, 'owner'],
    [adviser.user.id, 'adviser'],
  ]);
  const { rows } = await app.db.execute<{ kind: string; actor: string; other: string }>(
    sql`select kind, actor_id as actor, about ->> 'user' as other from audit_events
      where kind like 'delegation%' and id > ${before[0]?.last} order by id`,
  );
  assert.deepEqual(
    rows.map(
      ({ kind, actor, other }) =>
        `${kind.slice(11)} ${names.get(Number(actor)) ?? '-'} ${names.get(Number(other)) ?? '-'}`,
    ),
    [
      ...['given owner -', 'accepted adviser owner', 'changed owner adviser', 'ended owner adviser'],
      ...['given owner -', 'accepted adviser owner', 'ended adviser owner'],
      ...['given owner -', 'declined adviser owner'],
      ...['given owner -', 'accepted adviser owner', 'changed owner adviser', 'ended - owner'],
    ],
  );
});
