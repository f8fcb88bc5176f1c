import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, QUESTIONS_AT_ONCE } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { firmMembers } from '../../../../db/schema/index.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { noticesOf, startDeal } from '../../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../../testing/people/delegating.ts';
import { foundFirm } from '../../../../testing/people/firm.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { person, owner, adviser, buyer, give, answer, delegated } = await delegating(app);
const { opportunity, id: delegation, company } = await delegated('edit');
const [member, reader] = [await person('Marc', 'Petit'), await person('Lise', 'Blanc')];
const firmId = await foundFirm(adviser);
await app.db.insert(firmMembers).values([
  { firmId, userId: member.user.id, role: 'member' },
  { firmId, userId: reader.user.id, role: 'reader' },
]);
const deal = await startDeal(owner, buyer, opportunity);
const asked = (await buyer.post(paths.questions, { deal_id: deal, question: 'Who audits?' })).body;
const url = paths.assignQuestion(asked.id);
const to = (who: typeof owner | null, before: typeof owner | null = null) => ({
  person_id: who?.user.id ?? null,
  before: before?.user.id ?? null,
});
const read = async (who: Actor) => (await who.get(paths.question(asked.id))).body;
const mine = async (who: Actor) => (await who.get(`${paths.dealQuestions(deal)}?filter=assigned`)).body;
const countOf = async (who: Actor) =>
  (await noticesOf(who)).filter((type) => type === 'question_assigned').length;

test('a question is put to a person of one’s own side, who is told; the other side learns nothing', async () => {
  const { people } = (await owner.get(paths.dealQuestions(deal))).body;
  assert.deepEqual(
    people.map(({ name }: { name: string }) => name),
    ['Claire Fontaine', 'Anne Roux', 'Marc Petit'],
  );
  for (const who of [buyer, reader, await signedIn(app)])
    assert.equal((await owner.post(url, to(who))).body.codes.person_id[0].code, 'value.invalid');
  assert.equal(await statusOf(reader.post(url, to(member))), '403 delegation.right_missing');
  assert.equal(await statusOf((await signedIn(app)).post(url, to(member))), '404 question.not_found');
  const before = (await buyer.get(paths.dealTimeline(deal))).body.count;
  const both = await Promise.all([owner.post(url, to(adviser)), owner.post(url, to(adviser))]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(await countOf(adviser), 1);
  const [notice] = (await adviser.get(paths.notifications)).body.results.results;
  assert.equal(notice.link, `/user-deals/view/${deal}?tab=questions&question=${asked.id}`);
  assert.deepEqual([await countOf(owner), await countOf(member), await countOf(buyer)], [0, 0, 0]);
  const [ofAdviser, ofOwner, ofMember, ofBuyer] = await Promise.all(
    [adviser, owner, member, buyer].map(read),
  );
  assert.deepEqual(ofAdviser.assignee, { id: adviser.user.id, name: 'Anne Roux' });
  assert.deepEqual(
    [ofAdviser, ofOwner, ofMember, ofBuyer].map((each) => each.assigned_to_me),
    [true, false, false, false],
  );
  assert.deepEqual([ofMember.assignee.name, ofBuyer.assignee], ['Anne Roux', null]);
  assert.equal(ofBuyer.updated_at, asked.updated_at);
  assert.equal((await buyer.get(paths.dealTimeline(deal))).body.count, before);
  assert.deepEqual(
    [(await mine(adviser)).count, (await mine(owner)).count, (await mine(buyer)).count],
    [1, 0, 0],
  );
  assert.equal((await mine(adviser)).counts.assigned, 1);
  const staff = await signedIn(app, { isStaff: true });
  assert.deepEqual([(await read(staff)).assignee, (await read(staff)).actions], [null, []]);
});

test('it is handed on and taken back; who saw another person is told', async () => {
  assert.equal(await statusOf(owner.post(url, to(member))), '409 question.wrong_assignee');
  assert.equal((await adviser.post(url, to(member, adviser))).body.assignee.name, 'Marc Petit');
  assert.equal(await countOf(member), 1);
  const { results } = (await adviser.get(paths.notifications)).body.results;
  const put = results.find(({ type }: { type: string }) => type === 'question_assigned');
  assert.equal(put.is_read, true, 'it is not theirs any more');
  assert.equal((await member.post(url, to(owner, member))).body.assignee.name, 'Claire Fontaine');
  assert.equal(await countOf(owner), 1);
  assert.equal((await owner.post(url, to(null, owner))).body.assignee, null);
  // The buyer has their own side, of which the seller learns nothing.
  assert.equal((await buyer.post(url, to(buyer))).body.assigned_to_me, true);
  assert.equal((await read(owner)).assignee, null);
});

test('whoever may answer still does; it ends with the part of the person, also if they come back', async () => {
  await owner.post(url, to(member));
  await app.db.delete(firmMembers).where(eq(firmMembers.userId, member.user.id));
  assert.deepEqual([(await read(owner)).assignee, (await mine(member)).counts], [null, undefined]);
  await app.db.insert(firmMembers).values({ firmId, userId: member.user.id, role: 'member' });
  assert.equal((await read(owner)).assignee, null);
  assert.equal((await mine(member)).counts.assigned, 0);
  await owner.post(url, to(adviser));
  assert.equal((await owner.patch(paths.question(asked.id), { answer: 'A firm of three' })).status, 200);
  assert.equal((await read(owner)).assignee.name, 'Anne Roux');
  await owner.post(paths.endDelegation(delegation));
  assert.equal((await read(owner)).assignee, null);
  const again = await give(owner, adviser, { scope: 'company', subject_id: company, right: 'edit' });
  await answer(adviser, again.body.id);
  assert.equal((await read(owner)).assignee, null);
  await owner.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We keep it after all' });
  assert.equal(await statusOf(owner.post(url, to(adviser))), '409 deal.wrong_status');
});

test('several questions are asked, all or none, with one notice', async () => {
  const other = await signedIn(app);
  const own = await startDeal(owner, other, opportunity);
  const several = (questions: object[]) => other.post(paths.askSeveral(own), { questions });
  const one = (question: string, subject?: string) => ({ question, subject });
  const told = await noticesOf(owner);
  for (const [questions, status] of [
    [[], 400],
    [[one('Who audits?'), one('?')], 400],
    [[one('Who audits?'), one('x'.repeat(5001))], 400],
    [Array.from({ length: QUESTIONS_AT_ONCE + 1 }, (_, index) => one(`Question ${index}`)), 400],
  ] as const)
    assert.equal((await several([...questions])).status, status);
  assert.equal((await other.get(paths.dealQuestions(own))).body.count, 0);
  const sheet = [one('Who audits?', 'Accounts'), one('Who  leases?'), one('Who pays?')];
  const twice = await Promise.all([several(sheet), several(sheet)]);
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), [201, 409]);
  const refused = twice.find(({ status }) => status === 409)?.body;
  assert.deepEqual([refused.code, refused.params], ['question.asked_before', { rows: '1, 2, 3' }]);
  const repeated = await several([one('Who sells?'), one(' who LEASES? '), one('Who sells?')]);
  assert.equal(repeated.body.params.rows, '2, 3');
  const { results } = (await owner.get(`${paths.dealQuestions(own)}?ordering=number`)).body;
  assert.deepEqual(
    results.map((each: Record<string, unknown>) => [each.number, each.question, each.subject]),
    [
      [1, 'Who audits?', 'Accounts'],
      [2, 'Who  leases?', null],
      [3, 'Who pays?', null],
    ],
  );
  assert.equal((await noticesOf(owner)).length, told.length + 1);
  const [notice] = (await owner.get(paths.notifications)).body.results.results;
  assert.deepEqual(
    [notice.type, notice.group.count, notice.link],
    ['question_asked', 3, `/user-deals/view/${own}?tab=questions`],
  );
  for (const { id } of results) {
    assert.equal((await owner.get(paths.notifications)).body.results.results[0].is_read, false);
    await owner.patch(paths.question(id), { answer: 'A bank' });
  }
  assert.equal((await owner.get(paths.notifications)).body.results.results[0].is_read, true);
  assert.equal(await statusOf(buyer.post(paths.askSeveral(own), { questions: sheet })), '404 deal.not_found');
});
