import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { TERMS } from '../../../testing/deals/sealed-sales.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { calendarOf, event, listed } from '../../../testing/people/calendar-of.ts';
import { askAccess, dateIn, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { delegating } from '../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { person, owner, adviser, buyer, give, answer, delegated } = await delegating(app);

test('an adviser has what the owner has there, and no more; after the end nothing, at once', async () => {
  const { company, opportunity, id } = await delegated('read');
  const deal = await startDeal(owner, buyer, opportunity);
  await sendLetter(buyer, deal);
  const request = await askAccess(await person('Nora', 'Weiss'), opportunity);
  const elsewhere = await startDeal(owner, buyer, await publishOffer(owner));
  await sendLetter(buyer, elsewhere);
  const [{ ends_on }] = (await owner.get(paths.delegations)).body.results;
  const covered = [
    event('delegation', id, ends_on),
    event('letter', deal, dateIn(14)),
    event('request', request, dateIn(21)),
  ].sort();
  assert.deepEqual(listed(await calendarOf(adviser)), covered);
  assert.deepEqual(
    listed(await calendarOf(owner)),
    [...covered, event('letter', elsewhere, dateIn(14))].sort(),
  );
  const { name } = (await owner.get(paths.profileCompany(company))).body;
  for (const [who, other] of [
    [owner, 'Anne Roux'],
    [adviser, 'Claire Fontaine'],
  ] as const) {
    const texts = (await calendarOf(who)).map(({ SUMMARY = '' }) => SUMMARY);
    assert.ok(texts.includes(`Right to act ends: ${other}`), texts.join());
    assert.equal(texts.join().includes(name), false, 'the name of a company is in no calendar');
  }
  await app.db.execute(sql`update users set suspended_at = now() where id = ${owner.user.id}`);
  assert.deepEqual(listed(await calendarOf(adviser)), [event('delegation', id, ends_on)]);
  await app.db.execute(sql`update users set suspended_at = null where id = ${owner.user.id}`);
  await owner.post(paths.endDelegation(id));
  assert.deepEqual(await calendarOf(adviser), []);
});

test('who is let into one deal has that of its side alone; who is only invited has nothing', async () => {
  const opportunity = await publishOffer(owner);
  await owner.post(paths.opportunityBidDate(opportunity), { date: dateIn(10), sealed: true });
  const [deal, rival] = [await startDeal(owner, buyer, opportunity), await person('Marta', 'Silva')];
  const theirs = await startDeal(owner, rival, opportunity);
  const lawyer = await person('Iris', 'Keller');
  const given = await give(buyer, lawyer, { scope: 'deal', subject_id: deal, right: 'read' });
  assert.deepEqual(await calendarOf(lawyer), []);
  await answer(lawyer, given.body.id);
  for (const [who, id] of [
    [buyer, deal],
    [rival, theirs],
  ] as const)
    assert.equal((await who.form('POST', paths.loiDocuments, [['deal_id', id], ...TERMS])).status, 201);
  const found = listed(await calendarOf(lawyer)).filter((each) => !each.startsWith('delegation'));
  assert.deepEqual(found, [event('bids', opportunity, dateIn(10)), event('letter', deal, dateIn(43))]);
  await buyer.post(paths.endDelegation(given.body.id));
  assert.deepEqual(await calendarOf(lawyer), []);
});
