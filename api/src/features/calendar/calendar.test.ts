import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { sealedSales } from '../../../testing/deals/sealed-sales.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { calendarOf, event, listed } from '../../../testing/people/calendar-of.ts';
import {
  askAccess,
  dateIn,
  grantExclusivity,
  reachClosing,
  sellThrough,
  sendLetter,
  startDeal,
} from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { publicUrl } = app.config;
const { sealedSale, sealedLetter, moves, ...sealed } = await sealedSales(app);
const person = () => signedIn(app);
const trio = async () => ({ owner: await person(), buyer: await person(), rival: await person() });
const cancel = (who: Awaited<ReturnType<typeof person>>, deal: number) =>
  who.post(paths.cancelDeal(deal), { cancellation_reason: 'The financing was refused.' });

test('a request: until when it can be answered, for both sides, by the title that each reads; then its deal', async () => {
  const { owner, buyer, rival } = await trio();
  const opportunity = await publishOffer(owner, { project_title: 'A bakery in Rennes' });
  const request = await askAccess(buyer, opportunity);
  await owner.patch(paths.opportunity(opportunity), { project_title: 'A bakery in Brest' });
  const expiry = event('request', request, dateIn(21));
  for (const [who, role, title] of [
    [owner, 'owner', 'A bakery in Brest'],
    [buyer, 'requester', 'A bakery in Rennes'],
  ] as const) {
    const events = await calendarOf(who);
    assert.deepEqual(listed(events), [expiry]);
    assert.ok(events[0]?.SUMMARY?.endsWith(`: ${title}`), events[0]?.SUMMARY);
    assert.equal(events[0]?.['URL;VALUE=URI'], `${publicUrl}/user-deals?role=${role}&request=${request}`);
  }
  assert.deepEqual(await calendarOf(rival), []);
  const asked = await owner.post(paths.askRequester(request), { question: 'How do you finance it?' });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  const waiting = [event('question', request, dateIn(7)), event('request', request, dateIn(28))];
  for (const who of [owner, buyer]) assert.deepEqual(listed(await calendarOf(who)), waiting);
  await owner.post(paths.accessRequest(request, 'accept'));
  for (const who of [owner, buyer]) assert.deepEqual(await calendarOf(who), []);
});

test('a bid date and a sealed letter: the seller has the day once, and not how long the letter is valid', async () => {
  const { owner, buyer, rival } = sealed;
  const { opportunity, deal } = await sealedSale();
  const theirs = await startDeal(owner, rival, opportunity);
  await sealedLetter(deal);
  const bids = event('bids', opportunity, dateIn(10));
  const letter = event('letter', deal, dateIn(43));
  assert.deepEqual(listed(await calendarOf(owner)), [bids]);
  assert.deepEqual(listed(await calendarOf(buyer)), [bids, letter]);
  assert.deepEqual(listed(await calendarOf(rival)), [bids]);
  await moves(opportunity, -1);
  assert.deepEqual(listed(await calendarOf(owner)), [letter], 'opened when it is read, as on the page');
  assert.deepEqual(await calendarOf(rival), []);
  for (const id of [deal, theirs]) await cancel(owner, id);
  for (const who of [owner, buyer, rival]) assert.deepEqual(await calendarOf(who), []);
});

test('a day that moves is the same event, changed later', async () => {
  const { owner, buyer } = await trio();
  const opportunity = await publishOffer(owner);
  await startDeal(owner, buyer, opportunity);
  const url = paths.opportunityBidDate(opportunity);
  await owner.post(url, { date: dateIn(10) });
  const [before] = await calendarOf(buyer);
  await app.db.execute(sql`update bid_dates set updated_at = now() - interval '1 hour'`);
  await app.db.execute(sql`update deals set updated_at = now() - interval '1 hour'`);
  const [then] = await calendarOf(buyer);
  await owner.post(url, { date: dateIn(12) });
  const [after] = await calendarOf(buyer);
  assert.deepEqual([then?.UID, after?.UID], [before?.UID, before?.UID]);
  assert.equal(after?.['DTSTART;VALUE=DATE'], dateIn(12).replaceAll('-', ''));
  assert.ok(Number(after?.SEQUENCE) > Number(then?.SEQUENCE));
  assert.ok(String(after?.DTSTAMP) > String(then?.DTSTAMP));
});

test('exclusivity: its end and a proposed one for both sides, nothing of it for the rival who waits', async () => {
  const { owner, buyer, rival } = await trio();
  const opportunity = await publishOffer(owner);
  const [deal, theirs] = [
    await startDeal(owner, buyer, opportunity),
    await startDeal(owner, rival, opportunity),
  ];
  await sendLetter(rival, theirs);
  await grantExclusivity(owner, buyer, deal);
  const proposed = await owner.post(paths.proposeExclusivityEnd(deal), {
    exclusivity_period_end_time: dateIn(30),
  });
  assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
  const ends = [event('exclusivity', deal, dateIn(60)), event('proposal', deal, dateIn(30))];
  assert.deepEqual(listed(await calendarOf(buyer)), ends);
  // One's own letter goes on to be valid while the deal waits.
  const waits = event('letter', theirs, dateIn(14));
  assert.deepEqual(listed(await calendarOf(rival)), [waits]);
  assert.deepEqual(listed(await calendarOf(owner)), [...ends, waits].sort());
  await owner.post(paths.pauseDeal(deal));
  assert.deepEqual(listed(await calendarOf(buyer)), ends, 'exclusivity runs on while the deal is paused');
  await cancel(owner, deal);
  assert.deepEqual(await calendarOf(buyer), []);
  assert.deepEqual(listed(await calendarOf(owner)), [waits]);
});

test('the answer to a completion; nothing is left once the business is sold, of rivals either', async () => {
  const { owner, buyer, rival } = await trio();
  const opportunity = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, opportunity);
  await startDeal(owner, rival, opportunity);
  await reachClosing(owner, buyer, deal);
  assert.equal((await owner.post(paths.completeDeal(deal))).status, 200);
  const { body } = await buyer.get(paths.deal(deal));
  const answer = event('completion', deal, dateIn(7));
  const exclusivity = event('exclusivity', deal, dateIn(60));
  for (const who of [owner, buyer])
    assert.deepEqual(listed(await calendarOf(who)), [answer, exclusivity].sort());
  assert.equal(body.next_step.code, 'completion.buyer');
  assert.equal((await buyer.post(paths.answerCompletion(deal), { confirmed: true })).status, 200);
  for (const who of [owner, buyer, rival]) assert.deepEqual(await calendarOf(who), []);
});

test('of a deal that was sold through, and of an archived one', async () => {
  const { owner, buyer } = await trio();
  const deal = await startDeal(owner, buyer, await publishOffer(owner));
  const archived = await startDeal(owner, buyer, await publishOffer(owner));
  await grantExclusivity(owner, buyer, archived);
  await buyer.post(paths.archiveDeal(archived));
  await sellThrough(owner, buyer, deal);
  assert.deepEqual(listed(await calendarOf(buyer)), [event('exclusivity', archived, dateIn(60))]);
});
