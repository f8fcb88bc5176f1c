import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { listingReports } from '../../../db/schema/index.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { mailsTo } from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const visitor = anonymous(app);
const staff = await signedIn(app, { isStaff: true, firstName: 'Sam', lastName: 'Staff' });
const owner = await signedIn(app);
const reporter = await signedIn(app, { firstName: 'Rita', lastName: 'Reporter' });
const listing = await publishOffer(owner, { project_title: 'A workshop that is reported' });

const EXPLANATION = 'The pictures show the workshop of somebody else.';
const REASON = 'The pictures are taken from another site';
const report = (by: Actor, more: object = {}, id = listing) =>
  by.post(paths.reportOpportunity(id), {
    reason: 'rights',
    explanation: EXPLANATION,
    good_faith: true,
    ...more,
  });
const decide = (id: number, decision: string, by: Actor = staff) =>
  by.post(paths.decideReport(id), { decision, reason: REASON });
const list = async (state = 'open') =>
  (await staff.get(`${paths.listingReports}?state=${state}&page_size=100`)).body.results;
const find = async (id: number, state?: string) =>
  (await list(state)).find((one: { id: number }) => one.id === id);
const noticesOf = async (id: number) =>
  (
    await app.db.execute<{ type: string; params: object }>(
      sql`select type, params from notifications where user_id = ${id} order by id`,
    )
  ).rows;
const auditOf = async (kind: string) =>
  (await staff.get(`${paths.auditEvents}?kind=${kind}&page_size=100`)).body.results;
const forget = () => app.db.delete(listingReports);

test('a visitor reports with a name and an address, and gets a receipt without their words', async () => {
  const email = 'visitor@example.test';
  const { status, body } = await report(visitor, { name: 'Vera Visitor', email });
  assert.deepEqual([status, body.mailed_to], [201, email]);
  const [mail] = await mailsTo(app, email);
  assert.match(String(mail?.text), new RegExp(`A workshop that is reported.*${body.id}`, 's'));
  for (const typed of [EXPLANATION, 'Vera']) assert.ok(!mail?.text.includes(typed), typed);
  const stored = await find(body.id);
  assert.deepEqual(
    [stored.reason, stored.explanation, stored.reporter, stored.decision],
    ['rights', EXPLANATION, { id: null, name: 'Vera Visitor', email }, null],
  );
  assert.deepEqual(stored.opportunity, {
    id: listing,
    title: 'A workshop that is reported',
    is_published: true,
  });
  await forget();
});

test('without an address there is no mail; the name of an account is that of the account', async () => {
  const nameless = await report(visitor);
  assert.deepEqual([nameless.status, nameless.body.mailed_to], [201, null]);
  const mine = await report(reporter, { name: 'Somebody Else', email: 'else@example.test' });
  assert.equal(mine.body.mailed_to, reporter.user.email);
  const { id, email } = reporter.user;
  assert.deepEqual((await find(mine.body.id)).reporter, { id, name: 'Rita Reporter', email });
  assert.deepEqual(await mailsTo(app, 'else@example.test'), []);
  await forget();
});

test('what is missing or wrong is refused at its field', async () => {
  const wrong: [string, object][] = [
    ['reason', { reason: 'dislike' }],
    ['explanation', { explanation: 'Too short' }],
    ['good_faith', { good_faith: false }],
    ['email', { email: 'nobody' }],
    ['name', { name: 'x'.repeat(101) }],
  ];
  for (const [field, values] of wrong) {
    const { status, body } = await report(visitor, values);
    assert.deepEqual([status, Object.keys(body.codes)], [400, [field]]);
  }
});

test('its owner does not report it, and what is not published cannot be reported', async () => {
  assert.deepEqual((await report(owner)).body.code, 'report.own_listing');
  const gone = await publishOffer(owner);
  assert.equal((await owner.delete(paths.opportunity(gone))).status, 204);
  for (const by of [visitor, reporter, owner, staff]) assert.equal((await report(by, {}, gone)).status, 404);
});

test('a network, an address and an account may report so many a day, also at once', async () => {
  const most = app.config.rules.reportsADay;
  // The limit of a minute counts networks, so these are others than in other tests.
  const send = (remoteAddress: string, email?: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: paths.reportOpportunity(listing),
      remoteAddress,
      headers,
      payload: { reason: 'other', explanation: EXPLANATION, good_faith: true, ...(email && { email }) },
    });
  const burst = await Promise.all(Array.from({ length: most + 3 }, () => send('2001:db8::1')));
  assert.equal(burst.filter(({ statusCode }) => statusCode === 429).length, 3);
  assert.equal((await send('2001:db8::2')).statusCode, 429, 'the same network');
  assert.equal((await send('2001:db8:0:1::1')).statusCode, 201, 'another one');
  await forget();
  for (let i = 0; i < most; i += 1)
    assert.equal((await send(`192.0.2.${i}`, 'Victim@example.test')).statusCode, 201);
  // Anybody may type an address: it gets no more mails, and the answer tells nobody that it was typed before.
  assert.equal((await send('192.0.2.99', 'victim@example.test')).json().mailed_to, 'victim@example.test');
  assert.equal((await mailsTo(app, 'victim@example.test')).length, most);
  const account = { authorization: `Bearer ${reporter.token}` };
  for (let i = 0; i < most; i += 1)
    assert.equal((await send('198.51.100.1', undefined, account)).statusCode, 201);
  const refused = await send('198.51.100.2', undefined, account);
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'report.too_many']);
  await app.db.update(listingReports).set({ createdAt: sql`now() - interval '1 day'` });
  assert.equal((await report(reporter)).status, 201);
  await forget();
});

test('staff decide to do nothing: who reported is told why, the owner is not told at all', async () => {
  const before = await noticesOf(owner.user.id);
  const { body } = await report(reporter);
  const { status, body: decided } = await decide(body.id, 'no_action');
  assert.deepEqual(
    [status, decided.decision.kind, decided.decision.reason, decided.decision.by],
    [200, 'no_action', REASON, 'Sam Staff'],
  );
  const mail = (await mailsTo(app, reporter.user.email)).at(-1);
  assert.match(String(mail?.text), new RegExp(`leave it as it is.*${REASON}`, 's'));
  assert.equal((await visitor.get(paths.opportunity(listing))).status, 200);
  assert.deepEqual(await noticesOf(owner.user.id), before);
  for (const again of ['no_action', 'taken_down'])
    assert.deepEqual((await decide(body.id, again)).body.code, 'report.decided');
  assert.deepEqual([await find(body.id), (await find(body.id, 'decided')).id], [undefined, body.id]);
});

test('a listing is taken down once, by two at once too: all who reported it are told, and the owner only why', async () => {
  const other = await publishOffer(owner, { project_title: 'A workshop that is taken down' });
  const [first, second] = [
    await report(reporter, {}, other),
    await report(visitor, { email: 'v@example.test' }, other),
  ];
  const kept = await report(reporter);
  const both = await Promise.all([decide(first.body.id, 'taken_down'), decide(second.body.id, 'taken_down')]);
  assert.deepEqual(both.map(({ status, body }) => body.code ?? status).toSorted(), [200, 'report.decided']);
  assert.equal((await visitor.get(paths.opportunity(other))).status, 404);
  for (const email of [reporter.user.email, 'v@example.test']) {
    const mail = (await mailsTo(app, email)).at(-1);
    assert.match(String(mail?.text), new RegExp(`A workshop that is taken down.*${REASON}`, 's'));
  }
  const told = (await noticesOf(owner.user.id)).at(-1);
  assert.deepEqual(told, {
    type: 'opportunity_rejected',
    params: { project_title: 'A workshop that is taken down', reason: REASON },
  });
  assert.equal((await owner.get(paths.opportunity(other))).body.own.rejection_reason, REASON);
  assert.ok(await find(kept.body.id), 'the report of another listing is open');
  const log = await auditOf('report_decided');
  assert.deepEqual(
    log
      .slice(0, 2)
      .map(({ actor, opportunity, person }: Record<string, { id: number }>) => [
        actor?.id,
        opportunity,
        person,
      ]),
    [
      [staff.user.id, other, null],
      [staff.user.id, other, null],
    ],
  );
});

test('what is not published any more cannot be taken down, and the report can still be closed', async () => {
  const gone = await publishOffer(owner);
  const { body } = await report(visitor, { email: 'late@example.test' }, gone);
  assert.equal((await owner.delete(paths.opportunity(gone))).status, 204);
  assert.deepEqual((await find(body.id)).opportunity, { id: gone, title: null, is_published: false });
  assert.deepEqual((await decide(body.id, 'taken_down')).body.code, 'opportunity.not_published');
  assert.equal((await decide(body.id, 'no_action')).status, 200);
  const mail = (await mailsTo(app, 'late@example.test')).at(-1);
  assert.match(String(mail?.text), /a listing that is deleted by now.*take no further measure/s);
  assert.equal((await decide(404_404, 'no_action')).body.code, 'report.not_found');
});

test('nobody but staff reads or decides, and reading is on record', async () => {
  const { body } = await report(visitor);
  for (const by of [owner, reporter]) {
    assert.equal((await by.get(paths.listingReports)).status, 403);
    assert.equal((await decide(body.id, 'no_action', by)).status, 403);
  }
  assert.equal((await visitor.get(paths.listingReports)).status, 401);
  const before = (await auditOf('reports_read')).length;
  const colleague = await signedIn(app, { isStaff: true });
  for (let i = 0; i < 2; i += 1) assert.equal((await colleague.get(paths.listingReports)).status, 200);
  assert.equal((await auditOf('reports_read')).length, before + 1);
});

test('who has closed their account is not named, and gets no mail', async () => {
  const leaver = await signedIn(app, { email: 'leaver@example.test' });
  const { body } = await report(leaver);
  const typed = await report(visitor, { name: 'Lea Leaver', email: 'leaver@example.test' });
  await app.background.settled();
  const sent = (await mailsTo(app, 'leaver@example.test')).length;
  const closed = await leaver.call('DELETE', paths.user(leaver.user.id), { password: PASSWORD });
  assert.equal(closed.status, 204, JSON.stringify(closed.body));
  for (const { id } of [body, typed.body]) {
    assert.deepEqual((await find(id)).reporter, { id: null, name: '', email: '' });
    assert.equal((await decide(id, 'no_action')).status, 200);
  }
  const after = (await mailsTo(app, 'leaver@example.test')).filter(({ subject }) => /decided/.test(subject));
  assert.deepEqual([sent, after], [2, []]);
});

test('staff neither see nor decide reports of a listing of their own', async () => {
  const colleague = await signedIn(app, { isStaff: true });
  const own = await publishOffer(colleague);
  const { body } = await report(visitor, { name: 'Vera Visitor', email: 'vera@example.test' }, own);
  const { body: seen } = await colleague.get(paths.listingReports);
  assert.ok(!seen.results.some(({ id }: { id: number }) => id === body.id));
  assert.equal((await decide(body.id, 'no_action', colleague)).body.code, 'report.not_found');
  assert.equal((await decide(body.id, 'no_action')).status, 200);
});

test('an account whose address is not proven gets no mail', async () => {
  const unproven = await signedIn(app, { firstName: 'Claim your prize', emailProvenAt: null });
  const { status, body } = await report(unproven);
  assert.deepEqual([status, body.mailed_to], [201, null]);
  assert.equal((await decide(body.id, 'no_action')).status, 200);
  assert.deepEqual(await mailsTo(app, unproven.user.email), []);
});
