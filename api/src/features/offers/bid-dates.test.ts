import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Notification, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { DAY, sealedSales, TERMS } from '../../../testing/deals/sealed-sales.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { dateIn, noticesOf, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { owner, buyer, rival, sealedSale, sealedLetter, moves, tick } = await sealedSales(app);

test('a bid date: who is told, in which words, and what is refused', async () => {
  const opportunity = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, opportunity);
  const url = paths.opportunityBidDate(opportunity);
  const about = async () => (await buyer.get(paths.deal(deal))).body;
  assert.deepEqual((await owner.post(url, { date: DAY })).body, { date: DAY, sealed: false });
  assert.deepEqual((await about()).bid_date, { date: DAY, sealed: false });
  assert.equal((await owner.post(url, { date: dateIn(9) })).body.codes.date[0].code, 'bid_date.later_only');
  await owner.post(url, { date: dateIn(12), sealed: true });
  await sealedLetter(deal);
  for (const refused of [await owner.post(url, { date: dateIn(12) }), await owner.delete(url)])
    assert.deepEqual([refused.status, refused.body.code], [409, 'bid_date.letters_sealed']);
  await buyer.post(paths.withdrawLoi((await about()).loi_documents[0].id));
  assert.equal((await owner.delete(url)).status, 204);
  const { bid_date, timeline } = await about();
  assert.equal(bid_date, null);
  assert.deepEqual(
    timeline.map((each: { event: string }) => each.event).filter((event: string) => event.startsWith('bid')),
    ['bid_date_set', 'bid_date_set', 'bid_date_removed'],
  );
  assert.deepEqual((await noticesOf(buyer)).slice(0, 3), [
    'bid_date_removed',
    'bid_date_set',
    'bid_date_set',
  ]);
});

test('after the day a first letter needs another day; one that is open is still replaced', async () => {
  const opportunity = await publishOffer(owner);
  const [deal, late] = [
    await startDeal(owner, buyer, opportunity),
    await startDeal(owner, rival, opportunity),
  ];
  await owner.post(paths.opportunityBidDate(opportunity), { date: DAY });
  const letter = await sendLetter(buyer, deal);
  await moves(opportunity, -1);
  const sent = () => rival.form('POST', paths.loiDocuments, [['deal_id', late], ...TERMS]);
  assert.deepEqual([(await sent()).status, (await sent()).body.code], [409, 'loi.bid_date_passed']);
  const steps = async (who: Actor) => (await who.get(paths.deal(late))).body.next_step;
  assert.deepEqual(
    [(await steps(rival)).code, (await steps(owner)).code],
    ['bidsClosed.buyer', 'bidsClosed.seller'],
  );
  assert.equal((await buyer.patch(paths.loiDocument(letter), { expiration_date: dateIn(20) })).status, 200);
  await owner.post(paths.opportunityBidDate(opportunity), { date: DAY });
  assert.equal((await sent()).status, 201);
});

test('bidders without a letter are reminded 3 days and 1 day before, once each; a later day begins anew', async () => {
  const opportunity = await publishOffer(owner);
  const bidders = [await signedIn(app), await signedIn(app)] as const;
  const deals = [];
  for (const bidder of bidders) deals.push(await startDeal(owner, bidder, opportunity));
  await owner.post(paths.opportunityBidDate(opportunity), { date: DAY });
  await sendLetter(bidders[0], Number(deals[0]));
  const reminders = async (who: Actor) =>
    ((await who.get(`${paths.notifications}?page_size=100`)).body.results.results as Notification[])
      .filter(({ type }) => type === 'bid_date_ending')
      .map(({ params }) => params.count ?? 0);
  for (const [days, expected] of [
    [4, []],
    [3, [3]],
    [2, [3]],
    [1, [1, 3]],
    [0, [1, 3]],
  ] as const) {
    await app.db.execute(
      sql`update bid_dates set date = ${dateIn(days)}, reminded_at = reminded_at - interval '1 day' where opportunity_id = ${opportunity}`,
    );
    await tick('bid-dates-remind');
    assert.deepEqual(await reminders(bidders[1]), expected, `${days} days before`);
  }
  assert.deepEqual(await reminders(bidders[0]), []);
});

test('a list of deals: its groups and deadlines are those of the steps', async () => {
  const { opportunity, deal } = await sealedSale();
  await sealedLetter(deal);
  for (const who of [owner, buyer]) {
    const { body } = await who.get(`${paths.deals}?group=theirs&ordering=deadline&page_size=100`);
    assert.ok(body.results.some((each: { id: number }) => each.id === deal));
  }
  await moves(opportunity, -1);
  const { body } = await owner.get(`${paths.deals}?group=mine&page_size=100`);
  assert.ok(body.results.some((each: { id: number }) => each.id === deal));
});
