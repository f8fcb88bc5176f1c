import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketEnd } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { dateIn, grantExclusivity, noticesOf, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const end = (days: number) => ({ exclusivity_period_end_time: dateIn(days) });
const dayEnd = (days: number) => marketEnd(dateIn(days)).toISOString();

/** A deal with an exclusivity of 60 days. */
async function exclusiveDeal() {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const deal = await startDeal(seller, buyer, await publishOffer(seller));
  await grantExclusivity(seller, buyer, deal);
  const url = `/api/deals/${deal}/`;
  const read = async (person: Actor) => (await person.get(url)).body;
  return {
    ...{ seller, buyer, deal, url, read },
    propose: (days: number) => seller.post(`${url}propose_exclusivity_end/`, end(days)),
    answer: (agreed: boolean) => buyer.post(`${url}answer_exclusivity_proposal/`, { agreed }),
  };
}
const events = (body: { timeline: { event: string }[] }) => body.timeline.map(({ event }) => event);

test('the seller proposes an earlier end, the buyer agrees: exclusivity ends then, and both read it', async () => {
  const { seller, buyer, read, propose, answer } = await exclusiveDeal();
  const proposed = await propose(30);
  assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
  assert.deepEqual(
    [proposed.body.exclusivity_proposal.mine, proposed.body.exclusivity_proposal.end_time],
    [true, dayEnd(30)],
  );
  assert.equal(proposed.body.exclusivity_period_end_time, dayEnd(60), 'nothing ends before it is agreed');
  const theirs = await read(buyer);
  assert.equal(theirs.exclusivity_proposal.mine, false);
  assert.deepEqual([theirs.next_step.code, theirs.next_step.move], ['proposal.buyer', 'mine']);
  assert.ok(theirs.actions.includes('answer_exclusivity_proposal'));
  assert.equal((await answer(true)).status, 200);
  for (const person of [seller, buyer]) {
    const body = await read(person);
    assert.deepEqual([body.exclusivity_period_end_time, body.exclusivity_proposal], [dayEnd(30), null]);
    assert.deepEqual(events(body).slice(-2), ['exclusivity_proposed', 'exclusivity_agreed']);
    assert.deepEqual(body.timeline.at(-1).details, { before: dateIn(60), after: dateIn(30) });
  }
  assert.ok((await noticesOf(buyer)).includes('exclusivity_proposed'));
  assert.ok((await noticesOf(seller)).includes('exclusivity_agreed'));
});

/** How many proposals that ask for an answer are unread. */
async function unread(person: Actor): Promise<number> {
  const { body } = await person.get('/api/notifications/?is_read=false&page_size=100');
  const asking = body.results.results.filter(({ type }: { type: string }) => type === 'exclusivity_proposed');
  return asking.length;
}

test('refused or withdrawn, exclusivity runs as before, another end may be proposed, and nothing asks any more', async () => {
  const { seller, buyer, url, read, propose, answer } = await exclusiveDeal();
  await propose(30);
  assert.equal(await unread(buyer), 1);
  assert.equal((await answer(false)).body.exclusivity_period_end_time, dayEnd(60));
  assert.equal(await unread(buyer), 0);
  assert.equal((await propose(40)).status, 200);
  assert.equal(await unread(buyer), 1);
  assert.equal((await seller.post(`${url}withdraw_exclusivity_proposal/`)).status, 200);
  assert.equal(await unread(buyer), 0);
  assert.equal((await answer(true)).body.code, 'exclusivity.no_proposal');
  assert.equal((await propose(20)).status, 200);
  assert.deepEqual(events(await read(seller)).slice(-5), [
    ...['exclusivity_proposed', 'exclusivity_refused', 'exclusivity_proposed'],
    ...['exclusivity_proposal_withdrawn', 'exclusivity_proposed'],
  ]);
});

test('one waits at a time; it is earlier than the present end and later than today', async () => {
  const { propose } = await exclusiveDeal();
  for (const [days, code] of [
    [60, 'exclusivity.earlier_end_only'],
    [90, 'exclusivity.earlier_end_only'],
    [0, 'exclusivity.end_out_of_range'],
  ] as const) {
    const refused = await propose(days);
    assert.equal(refused.status, 400);
    assert.equal(refused.body.codes.exclusivity_period_end_time[0].code, code);
  }
  const both = await Promise.all([propose(30), propose(40)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
});

test('the present end once more changes nothing: no event, no notification, and what is proposed stays', async () => {
  const { seller, buyer, url, read, propose } = await exclusiveDeal();
  await propose(30);
  assert.equal((await seller.post(`${url}change_exclusivity_period/`, end(60))).status, 200);
  const body = await read(buyer);
  assert.equal(events(body).at(-1), 'exclusivity_proposed');
  assert.equal(body.exclusivity_proposal.end_time, dayEnd(30));
  assert.ok(!(await noticesOf(buyer)).includes('exclusivity_changed'));
});

test('it lapses with another end, with the end of the deal, and once its day has come', async () => {
  const changed = await exclusiveDeal();
  await changed.propose(30);
  await changed.seller.post(`${changed.url}change_exclusivity_period/`, end(90));
  assert.equal((await changed.answer(true)).body.code, 'exclusivity.no_proposal');

  const over = await exclusiveDeal();
  await over.propose(30);
  await over.buyer.post(`${over.url}cancel/`, { cancellation_reason: 'We found another business' });
  assert.equal((await over.read(over.seller)).exclusivity_proposal, null);

  const late = await exclusiveDeal();
  await late.propose(30);
  await app.db.execute(sql`update exclusivity_proposals set end_time = now() where deal_id = ${late.deal}`);
  const read = await late.read(late.buyer);
  assert.deepEqual([read.exclusivity_proposal, read.next_step.code], [null, 'due_diligence.buyer']);
  assert.equal((await late.answer(true)).status, 409);
  assert.equal((await late.propose(20)).status, 200);
});

test('of two answers at the same time one counts', async () => {
  const { propose, answer } = await exclusiveDeal();
  await propose(30);
  const both = await Promise.all([answer(true), answer(false)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
});
