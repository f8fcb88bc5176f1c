import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { bidderAnswers } from '../../../testing/deals/bidder-answers.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
const rival = await signedIn(app, { firstName: 'Sofia', lastName: 'Lindgren' });
const staff = await signedIn(app, { isStaff: true });

async function twoDeals() {
  const opportunity = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, opportunity);
  const rivalDeal = await startDeal(owner, rival, opportunity);
  return { opportunity, deal, rivalDeal };
}
const offersOf = async (opportunity: number, reader = owner) =>
  (await reader.get(paths.opportunityOffers(opportunity))).body.offers;
const decline = { decline_reason: 'Below our floor price' };

test('the open and the answered letters of all deals, not what was withdrawn or has expired', async () => {
  const { opportunity, deal, rivalDeal } = await twoDeals();
  assert.deepEqual(await offersOf(opportunity), []);
  const first = await sendLetter(buyer, deal);
  await owner.post(paths.declineLoi(first), decline);
  const second = await sendLetter(buyer, deal);
  const other = await sendLetter(rival, rivalDeal);
  const listed = await offersOf(opportunity);
  assert.deepEqual(
    listed.map((each: typeof listed) => [
      each.letter.id,
      each.letter.status,
      each.deal.phase,
      each.buyer.last_name,
    ]),
    [
      [other, 'submitted', 'loi', 'Lindgren'],
      [second, 'submitted', 'loi', 'Keller'],
      [first, 'declined', 'loi', 'Keller'],
    ],
  );
  await buyer.post(paths.withdrawLoi(second));
  assert.deepEqual(
    (await offersOf(opportunity)).map(({ letter }: typeof listed) => letter.id),
    [other, first],
  );
});

test('a buyer is shown by kind and funds only where they show their profile, while the deal is open', async () => {
  const showing = await signedIn(app);
  await showing.form('PATCH', paths.buyerProfile, [['kind', 'search_fund']]);
  const opportunity = await publishOffer(owner);
  const asked = await showing.post(paths.requestAccess(opportunity), {
    nda_accepted: true,
    shows_profile: true,
  });
  const { deal_id } = (await owner.post(paths.accessRequest(asked.body.id, 'accept'))).body;
  await owner.post(paths.declineLoi(await sendLetter(showing, deal_id)), decline);
  await sendLetter(rival, await startDeal(owner, rival, opportunity));
  const kinds = async () => {
    const offers = await offersOf(opportunity);
    return offers.map((each: (typeof offers)[number]) => each.buyer_profile?.kind ?? null);
  };
  assert.deepEqual(await kinds(), [null, 'search_fund']);
  await showing.post(paths.cancelDeal(deal_id), { cancellation_reason: 'Another business fits better' });
  assert.deepEqual(await kinds(), [null, null]);
});

test('a mark and a note are the owner’s alone, are replaced, and leave the letter as it is', async () => {
  const { opportunity, deal } = await twoDeals();
  const letter = await sendLetter(buyer, deal);
  const read = async () => (await buyer.get(paths.deal(deal))).body;
  const before = await read();
  const kept = { mark: 'favoured', note: 'Knows the trade' };
  assert.deepEqual((await owner.post(paths.markLetter(letter), kept)).body, kept);
  assert.deepEqual((await offersOf(opportunity))[0].own, kept);
  assert.deepEqual(await read(), before);
  assert.equal((await offersOf(opportunity, staff))[0].own, null);
  await owner.post(paths.markLetter(letter), {});
  assert.deepEqual((await offersOf(opportunity))[0].own, { mark: null, note: '' });
});

test('the export of the owner has the notes, that of the buyer has none', async () => {
  const { deal } = await twoDeals();
  const letter = await sendLetter(buyer, deal);
  await owner.post(paths.markLetter(letter), { note: 'Pays late, says Ferlambois' });
  const exported = async (who: typeof owner) => (await who.get(paths.exportAccount)).raw.toString();
  assert.ok((await exported(owner)).includes('Ferlambois'));
  assert.ok(!(await exported(buyer)).includes('Ferlambois'));
});

for (const [what, body, field] of [
  ['another mark', { mark: 'best' }, 'mark'],
  ['a note that is too long', { note: 'x'.repeat(1001) }, 'note'],
] as const)
  test(`${what} is refused`, async () => {
    const { deal } = await twoDeals();
    const refused = await owner.post(paths.markLetter(await sendLetter(buyer, deal)), body);
    assert.deepEqual([refused.status, Object.keys(refused.body.codes)], [400, [field]]);
  });

test('every answer to a bidder is the same with and without the other bidder', async () => {
  const opportunity = await publishOffer(owner);
  const bidder = await signedIn(app, { firstName: 'Nora', lastName: 'Vidal' });
  const deal = await startDeal(owner, bidder, opportunity);
  const letter = await sendLetter(bidder, deal);
  const mine = { opportunity, deal, letter };
  const alone = await bidderAnswers(bidder, mine);
  const rivalDeal = await startDeal(owner, rival, opportunity);
  const other = await sendLetter(rival, rivalDeal);
  await owner.post(paths.markLetter(letter), { mark: 'unlikely', note: 'Too low' });
  await owner.post(paths.markLetter(other), { mark: 'favoured' });
  await askAccess(await signedIn(app), opportunity);
  await offersOf(opportunity);
  assert.deepEqual(await bidderAnswers(bidder, mine), alone);
});
