import assert from 'node:assert/strict';
import { test } from 'node:test';
import { etagOf, paths } from '@handover/shared/contract';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { grantExclusivity, noticesOf, startDeal } from '../../../../testing/people/deal.builder.ts';
import { delegating, statusOf } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { owner, adviser, buyer, give, answer, delegated } = await delegating(app);
const { opportunity } = await delegated('edit');
const rival = await signedIn(app, { firstName: 'Nora', lastName: 'Weiss' });
const deal = await startDeal(owner, buyer, opportunity);
const rivalDeal = await startDeal(owner, rival, opportunity);
const otherDeal = await startDeal(owner, rival, await publishOffer(owner));
const ask = async (who: Actor, of: number, question: string) =>
  (await who.post(paths.questions, { deal_id: of, question })).body;
const listOf = async (who: Actor, of: number, query = '') =>
  (await who.get(`${paths.publishedAnswers(of)}${query}`)).body;
const WORDS = { question: 'How long does the lease run?', answer: 'For nine years' };
const asked = await ask(buyer, deal, 'Will Girard & Sons get the lease?');
const url = paths.publishQuestion(asked.id);

test('only what is answered, once, by the seller and who acts for them on the listing', async () => {
  assert.equal(await statusOf(owner.post(url, WORDS)), '409 question.not_answered');
  const answered = await owner.patch(paths.question(asked.id), { answer: 'Yes, for nine years' });
  assert.deepEqual(answered.body.actions, ['correct', 'publish', 'assign']);
  assert.equal(await statusOf(buyer.post(url, WORDS)), '403 question.publish_seller_only');
  assert.equal(await statusOf(rival.post(url, WORDS)), '404 question.not_found');
  const own = await ask(owner, deal, 'How is it financed?');
  await buyer.patch(paths.question(own.id), { answer: 'By a loan' });
  for (const who of [owner, buyer])
    assert.equal(
      await statusOf(who.post(paths.publishQuestion(own.id), WORDS)),
      '403 question.publish_seller_only',
    );
  // Somebody who was let into this deal alone speaks to no other buyer.
  const clerk = await signedIn(app);
  const given = await give(owner, clerk, { scope: 'deal', subject_id: deal, right: 'ask' });
  await answer(clerk, given.body.id);
  assert.equal((await clerk.get(paths.question(asked.id))).body.actions.includes('publish'), false);
  assert.equal(await statusOf(clerk.post(url, WORDS)), '403 delegation.right_missing');
  const stale = { 'if-match': etagOf(asked.updated_at) };
  assert.equal(await statusOf(owner.call('POST', url, WORDS, stale)), '409 record.changed');
  const both = await Promise.all([adviser.post(url, WORDS), owner.post(url, WORDS)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409]);
  assert.equal((await listOf(rival, rivalDeal)).count, 1);
  assert.equal((await listOf(clerk, deal)).may_change, false);
});

test('every other buyer of the listing reads it, and nothing that leads to who asked', async () => {
  const [shown, ...more] = (await listOf(rival, rivalDeal)).results;
  assert.deepEqual(more, []);
  assert.deepEqual(Object.keys(shown).toSorted(), [
    ...['answer', 'category', 'corrected_at', 'id', 'published_at', 'question', 'subject', 'updated_at'],
  ]);
  assert.deepEqual([shown.question, shown.answer, shown.category], [WORDS.question, WORDS.answer, null]);
  assert.doesNotMatch(JSON.stringify(shown), /Girard|Paul/);
  assert.ok(![asked.id, deal].includes(shown.id));
  // The question itself, and that others read it, stay where they were.
  assert.equal((await rival.get(paths.question(asked.id))).status, 404);
  assert.equal((await listOf(buyer, deal)).count, 0);
  assert.equal((await buyer.get(paths.question(asked.id))).body.published, null);
  assert.equal((await owner.get(paths.question(asked.id))).body.published.id, shown.id);
  const notice = (await rival.get(paths.notifications)).body.results.results[0];
  assert.deepEqual(
    [notice.type, notice.deal_id, notice.person],
    ['answer_published', rivalDeal, 'Claire Fontaine'],
  );
  assert.doesNotMatch(JSON.stringify(notice), /Girard/);
  assert.equal((await noticesOf(rival)).filter((type) => type === 'answer_published').length, 1);
  assert.equal((await noticesOf(buyer)).includes('answer_published'), false);
  // Neither another listing of the same seller, nor a stranger, nor who may not read the deal.
  assert.equal((await listOf(rival, otherDeal)).count, 0);
  const stranger = await signedIn(app);
  assert.equal(await statusOf(stranger.get(paths.publishedAnswers(rivalDeal))), '404 deal.not_found');
  assert.equal(await statusOf(buyer.get(paths.publishedAnswers(rivalDeal))), '404 deal.not_found');
  for (const [query, found] of [
    ['?search=LEASE', 1],
    ['?search=girard', 0],
  ] as const)
    assert.equal((await listOf(rival, rivalDeal, query)).count, found);
  const late = await signedIn(app);
  assert.equal((await listOf(late, await startDeal(owner, late, opportunity))).count, 1);
});

test('a correction and a withdrawal reach all; who read another version is refused', async () => {
  const [shown] = (await listOf(rival, rivalDeal)).results;
  const one = paths.publishedAnswer(shown.id);
  const other = { ...WORDS, answer: 'For twelve years', subject: 'The lease' };
  for (const who of [rival, buyer, await signedIn(app)])
    for (const call of [who.patch(one, other), who.delete(one)])
      assert.equal(await statusOf(call), '404 published_answer.not_found');
  const read = { 'if-match': etagOf(shown.updated_at) };
  const both = await Promise.all([
    owner.call('PATCH', one, other, read),
    adviser.call('PATCH', one, { ...other, answer: 'For ten years' }, read),
  ]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  const corrected = both.find(({ status }) => status === 200)?.body;
  const [now] = (await listOf(rival, rivalDeal)).results;
  assert.deepEqual([now.answer, now.subject], [corrected.answer, 'The lease']);
  assert.ok(now.corrected_at && !JSON.stringify(now).includes(WORDS.answer));
  assert.equal((await noticesOf(rival))[0], 'published_corrected');
  await owner.patch(one, { subject: now.subject, question: now.question, answer: now.answer });
  assert.equal((await noticesOf(rival)).filter((type) => type === 'published_corrected').length, 1);
  assert.equal((await owner.call('DELETE', one, undefined, read)).body.code, 'record.changed');
  assert.equal((await owner.delete(one)).status, 204);
  assert.equal(await statusOf(owner.delete(one)), '404 published_answer.not_found');
  assert.equal((await listOf(rival, rivalDeal)).count, 0);
  assert.equal((await noticesOf(rival))[0], 'published_withdrawn');
  assert.equal((await owner.post(url, WORDS)).status, 201, 'it may be published again');
});

test('while exclusivity closes a deal, its buyer reads nothing of it', async () => {
  assert.equal((await listOf(rival, rivalDeal)).count, 1);
  await grantExclusivity(owner, buyer, deal);
  assert.equal((await listOf(rival, rivalDeal)).count, 0);
  const before = (await noticesOf(rival)).filter((type) => type.startsWith('published')).length;
  const { published } = (await owner.get(paths.question(asked.id))).body;
  await owner.patch(paths.publishedAnswer(published.id), { ...WORDS, answer: 'For one year' });
  assert.equal((await noticesOf(rival)).filter((type) => type.startsWith('published')).length, before);
});
