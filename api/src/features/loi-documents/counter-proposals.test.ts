import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoiDocument, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { signedIn, type TestResponse } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { dateIn, noticesOf, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });

const COUNTER = {
  price: 4_000_000,
  currency: 1,
  structure: { type: 'shares' },
  conditions: 'Two years of the founder',
  exclusivity_days: 45,
  expiration_date: dateIn(20),
  message: 'We met on everything but the price.',
};
async function openLetter() {
  const deal = await startDeal(owner, buyer, await publishOffer(owner));
  const letter = await sendLetter(buyer, deal);
  await buyer.patch(paths.loiDocument(letter), {
    price: 3_500_000,
    structure: { type: 'shares' },
    financing: 'Own funds',
    exclusivity_days: 60,
  });
  return { deal, letter };
}
async function countered() {
  const { deal, letter } = await openLetter();
  const { status, body } = await owner.post(paths.counterLoi(letter), COUNTER);
  assert.equal(status, 200, JSON.stringify(body));
  return { deal, letter, counter: body.counter_proposals[0].id as number };
}
const letterOf = async (deal: number): Promise<LoiDocument> =>
  (await buyer.get(paths.deal(deal))).body.loi_documents[0];
const stateOf = async (deal: number) =>
  (await letterOf(deal)).counter_proposals.map(({ status, version }) => [status, version]);
const code = ({ status, body }: TestResponse) => [status, body.code];

test('a counter-proposal is the seller’s, binds nobody, and leaves the letter as it is', async () => {
  const { deal, letter } = await openLetter();
  const before = await letterOf(deal);
  await owner.post(paths.counterLoi(letter), COUNTER);
  const { counter_proposals: counters, ...same } = await letterOf(deal);
  const { counter_proposals: _none, ...asBefore } = before;
  assert.deepEqual(same, asBefore);
  const [counter] = counters;
  assert.deepEqual(
    [counter?.terms.price, counter?.terms.financing, counter?.proposed_by, counter?.message, counter?.status],
    [4_000_000, 'Own funds', 'Claire Moreau', COUNTER.message, 'open'],
  );
  const steps = [];
  for (const who of [buyer, owner]) steps.push((await who.get(paths.deal(deal))).body.next_step.code);
  assert.deepEqual(steps, ['counter.buyer', 'counter.seller']);
  assert.equal((await noticesOf(buyer))[0], 'loi_countered');
});

for (const [what, body, field, expected] of [
  [
    'nothing changed',
    { ...COUNTER, price: 3_500_000, conditions: '', exclusivity_days: 60, expiration_date: dateIn(14) },
    'price',
    'counter.nothing_changed',
  ],
  ['a day too far', { ...COUNTER, expiration_date: dateIn(91) }, 'expiration_date', 'value.day_out_of_range'],
  [
    'later parts above the price',
    { ...COUNTER, structure: { type: 'shares', earn_out: { amount: 5_000_000 } } },
    'structure',
    'loi.parts_exceed_price',
  ],
] as const)
  test(`refused: ${what}`, async () => {
    const { letter } = await openLetter();
    const refused = await owner.post(paths.counterLoi(letter), body);
    assert.deepEqual([refused.status, refused.body.codes?.[field]?.[0].code], [400, expected]);
  });

test('one at a time, by the seller side; another after the answer', async () => {
  const { deal, letter } = await countered();
  assert.deepEqual(code(await owner.post(paths.counterLoi(letter), COUNTER)), [409, 'counter.open_exists']);
  assert.deepEqual(code(await buyer.post(paths.counterLoi(letter), COUNTER)), [409, 'counter.open_exists']);
  assert.deepEqual(code(await owner.post(paths.declineCounter(letter))), [403, 'deal.other_side_only']);
  assert.equal((await buyer.post(paths.declineCounter(letter), { reason: 'Our last word' })).status, 200);
  assert.deepEqual((await letterOf(deal)).counter_proposals[0]?.reason, 'Our last word');
  assert.equal((await noticesOf(owner))[0], 'counter_declined');
  assert.deepEqual(code(await buyer.post(paths.declineCounter(letter))), [409, 'counter.none_open']);
  assert.equal((await owner.post(paths.counterLoi(letter), { ...COUNTER, price: 3_900_000 })).status, 200);
  assert.equal((await buyer.post(paths.declineCounter(letter))).status, 200);
  assert.deepEqual(await stateOf(deal), [
    ['declined', 2],
    ['declined', 2],
  ]);
});

test('taken over into a new version, all of whose fields are the buyer’s', async () => {
  const { deal, letter, counter } = await countered();
  const wrong = await buyer.patch(paths.loiDocument(letter), { counter_proposal: counter + 1, price: 1 });
  assert.deepEqual(code(wrong), [409, 'counter.none_open']);
  const taken = await buyer.patch(paths.loiDocument(letter), {
    counter_proposal: counter,
    price: 3_950_000,
    conditions: COUNTER.conditions,
  });
  assert.deepEqual([taken.body.version, taken.body.terms.price], [3, 3_950_000]);
  assert.deepEqual(await stateOf(deal), [['taken_over', 2]]);
  assert.equal((await noticesOf(owner))[0], 'counter_taken_over');
  const { timeline } = (await buyer.get(paths.deal(deal))).body;
  assert.deepEqual(
    timeline.slice(-2).map((each: { event: string }) => each.event),
    ['loi_countered', 'counter_taken_over'],
  );
});

for (const [how, end] of [
  ['replaced', (letter: number) => buyer.patch(paths.loiDocument(letter), { price: 3_600_000 })],
  ['withdrawn', (letter: number) => buyer.post(paths.withdrawLoi(letter))],
  [
    'declined',
    (letter: number) => owner.post(paths.declineLoi(letter), { decline_reason: 'Below our floor' }),
  ],
  ['accepted', (letter: number) => owner.post(paths.acceptLoi(letter))],
  [
    'expired',
    (letter: number) =>
      app.db.execute(sql`update loi_documents set expiration_date = ${dateIn(-1)} where id = ${letter}`),
  ],
] as const)
  test(`it ends when the letter is ${how}`, async () => {
    const { deal, letter } = await countered();
    await end(letter);
    assert.deepEqual(await stateOf(deal), [['ended', 2]]);
    assert.equal((await buyer.post(paths.declineCounter(letter))).status, 409);
  });
