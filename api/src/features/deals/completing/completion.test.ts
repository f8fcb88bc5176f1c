import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { marketEnd } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { pdf } from '../../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { dateIn, noticesOf, reachClosing, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const REASON = 'The working capital is not settled';
const PRICE = 3_456_789.5;

/** A deal in closing, with a rival and a visitor beside it. */
async function closing() {
  const [seller, rival] = [await signedIn(app), await signedIn(app)];
  const buyer = await signedIn(app, { lastName: 'Quenelle' });
  const opportunity = await publishOffer(seller);
  const rivalDeal = await startDeal(seller, rival, opportunity);
  const deal = await startDeal(seller, buyer, opportunity);
  await reachClosing(seller, buyer, deal);
  const url = `/api/deals/${deal}/`;
  const read = async (person: Actor) => (await person.get(url)).body;
  return {
    ...{ seller, buyer, rival, opportunity, deal, rivalDeal, url, read },
    declare: (by: Actor = seller) =>
      by.form('POST', `${url}complete/`, [
        ['final_price', PRICE],
        ['currency', 1],
        ['closed_on', dateIn(0)],
        ['file', [pdf(), 'signed.pdf']],
      ]),
    complete: () => seller.post(`${url}complete/`),
    confirm: () => buyer.post(`${url}answer_completion/`, { confirmed: true }),
    refuse: () => buyer.post(`${url}answer_completion/`, { confirmed: false, reason: REASON }),
    withdraw: () => seller.post(`${url}withdraw_completion/`),
    waits: () =>
      app.db.execute(
        sql`update completions set answer_by = now() - interval '1 minute' where deal_id = ${deal} and outcome is null`,
      ),
  };
}
const steps = (body: { timeline: { event: string }[] }) => body.timeline.map(({ event }) => event);
const isSold = async (id: number) => {
  const found = await app.db.execute(
    sql`select sold_at is not null as sold from opportunities where id = ${id}`,
  );
  return found.rows[0]?.sold;
};

test('the seller declares price, day and document; the buyer confirms: sold, with both told', async () => {
  const { seller, buyer, opportunity, url, read, declare, confirm } = await closing();
  const declared = await declare();
  assert.equal(declared.status, 200, JSON.stringify(declared.body));
  assert.deepEqual([declared.body.status, await isSold(opportunity)], ['active', false]);
  const theirs = await read(buyer);
  const { completion } = theirs;
  assert.deepEqual(
    [completion.state, completion.final_price, completion.closed_on, completion.mine, completion.answer_by],
    ['proposed', PRICE, dateIn(0), false, marketEnd(dateIn(7)).toISOString()],
  );
  assert.deepEqual([theirs.next_step.code, theirs.next_step.move], ['completion.buyer', 'mine']);
  assert.equal(theirs.next_step.deadline, completion.answer_by);
  for (const person of [seller, buyer]) assert.equal((await person.get(completion.file.url)).status, 200);
  assert.equal((await confirm()).status, 200);
  for (const person of [seller, buyer]) {
    const body = await read(person);
    assert.deepEqual([body.status, body.completion.state], ['completed', 'confirmed']);
    assert.deepEqual(steps(body).slice(-3), ['completion_proposed', 'exclusivity_ended', 'completed']);
    assert.equal(body.timeline.at(-1).side, 'buyer');
    assert.equal((await person.get(completion.file.url)).status, 200, 'both keep the document');
  }
  assert.equal(await isSold(opportunity), true);
  assert.ok((await noticesOf(seller)).includes('deal_completed'));
  assert.ok(!(await noticesOf(buyer)).includes('deal_completed'), 'who confirms is not told');
  assert.equal((await seller.post(`${url}complete/`)).status, 409);
});

describe('who says what, and what it comes to', () => {
  type Call = 'complete' | 'declare' | 'confirm' | 'refuse' | 'withdraw';
  const table: [string, Call[], number, string, string | null][] = [
    ['complete alone waits for the buyer', ['complete'], 200, 'active', 'proposed'],
    ['complete, confirmed', ['complete', 'confirm'], 200, 'completed', 'confirmed'],
    ['confirmed before, complete', ['confirm', 'complete'], 200, 'completed', 'confirmed'],
    ['confirmed before waits for the seller', ['confirm'], 200, 'active', 'announced'],
    ['confirmed before, declared with terms not seen', ['confirm', 'declare'], 200, 'active', 'proposed'],
    ['that confirmed again', ['confirm', 'declare', 'confirm'], 200, 'completed', 'confirmed'],
    ['declared twice', ['declare', 'declare'], 409, 'active', 'proposed'],
    ['confirmed twice before', ['confirm', 'confirm'], 409, 'active', 'announced'],
    ['refused', ['declare', 'refuse'], 200, 'active', 'refused'],
    ['refused, declared again', ['declare', 'refuse', 'declare'], 200, 'active', 'proposed'],
    ['nothing to refuse', ['refuse'], 409, 'active', null],
    ['withdrawn', ['declare', 'withdraw'], 200, 'active', 'withdrawn'],
    ['withdrawn, nothing to refuse', ['declare', 'withdraw', 'refuse'], 409, 'active', 'withdrawn'],
    ['nothing to withdraw', ['withdraw'], 409, 'active', null],
  ];
  for (const [name, calls, status, becomes, state] of table)
    test(name, async () => {
      const scene = await closing();
      let last = 0;
      for (const call of calls) last = (await scene[call]()).status;
      const body = await scene.read(scene.seller);
      assert.deepEqual([last, body.status, body.completion?.state ?? null], [status, becomes, state]);
    });
});

test('a refusal says why, to both; without a reason it is 400', async () => {
  const { seller, buyer, url, read, declare, refuse } = await closing();
  await declare();
  const bare = await buyer.post(`${url}answer_completion/`, { confirmed: false });
  assert.deepEqual([bare.status, bare.body.codes.reason[0].code], [400, 'value.reason_required']);
  assert.equal((await refuse()).status, 200);
  for (const person of [seller, buyer]) {
    const body = await read(person);
    assert.equal(body.completion.refusal_reason, REASON);
    assert.deepEqual(body.timeline.at(-1).details, { reason: REASON });
  }
  assert.equal((await read(seller)).next_step.code, 'closing.seller');
});

test('without an answer it takes effect once the seventh day is over, for whoever reads, without the job', async () => {
  const { seller, buyer, opportunity, read, declare, waits, confirm } = await closing();
  await declare();
  assert.equal((await read(seller)).status, 'active');
  await waits();
  const body = await read(seller);
  assert.deepEqual([body.status, body.completion.state], ['completed', 'elapsed']);
  assert.deepEqual([body.timeline.at(-1).event, body.timeline.at(-1).side], ['completed', null]);
  assert.equal(await isSold(opportunity), true);
  for (const person of [seller, buyer]) assert.ok((await noticesOf(person)).includes('deal_completed'));
  assert.equal((await confirm()).status, 409);
});

test('a paused deal is not completed by time, nor one whose buyer only announced it', async () => {
  const paused = await closing();
  await paused.declare();
  await paused.buyer.post(`${paused.url}pause_or_unpause_deal/`);
  await paused.waits();
  assert.equal((await paused.read(paused.seller)).status, 'paused');
  const announced = await closing();
  await announced.confirm();
  await announced.waits();
  assert.equal((await announced.read(announced.seller)).status, 'active');
});

test('a step back and the end of the deal leave nothing to answer', async () => {
  const back = await closing();
  await back.declare();
  await back.seller.post(`${back.url}set_phase/`, { phase: 'spa' });
  await back.seller.post(`${back.url}set_phase/`, { phase: 'closing' });
  assert.equal((await back.read(back.buyer)).completion, null);
  const over = await closing();
  await over.declare();
  await over.seller.post(`${over.url}cancel/`, { cancellation_reason: 'We keep the business' });
  assert.equal((await over.read(over.buyer)).completion, null);
  assert.equal(await isSold(over.opportunity), false);
});

test('a confirmation of what was withdrawn meanwhile is refused, and confirms nothing else', async () => {
  const { seller, buyer, url, read, declare, withdraw } = await closing();
  const { completion } = (await declare()).body;
  const confirmRead = () =>
    buyer.post(`${url}answer_completion/`, { confirmed: true, completion: completion.id });
  await withdraw();
  assert.deepEqual(
    [(await confirmRead()).body.code, (await read(seller)).completion.state],
    ['completion.none_open', 'withdrawn'],
  );
  await declare();
  assert.equal((await confirmRead()).body.code, 'completion.none_open');
  assert.equal((await read(seller)).status, 'active');
});

test('of a refusal and a confirmation at the same time one counts', async () => {
  const { buyer, url, declare } = await closing();
  const { completion } = (await declare()).body;
  const answer = (confirmed: boolean) =>
    buyer.post(`${url}answer_completion/`, { confirmed, reason: REASON, completion: completion.id });
  const both = await Promise.all([answer(true), answer(false)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
});

test('rival, stranger and visitor learn no price, no day, no document and no buyer', async () => {
  const { seller, buyer, rival, opportunity, deal, rivalDeal, declare, confirm } = await closing();
  const [stranger, visitor] = [await signedIn(app), anonymous(app)];
  const { body } = await declare();
  const file = body.completion.file;
  const secrets = new RegExp([String(PRICE), 'signed\\.pdf', String(file.id), buyer.user.lastName].join('|'));
  const check = async () => {
    for (const person of [rival, stranger, visitor]) {
      for (const url of [
        `/api/opportunities/${opportunity}/`,
        '/api/opportunities/?page_size=100',
        '/api/deals/?page_size=100',
        `/api/deals/${rivalDeal}/`,
        `/api/deals/${rivalDeal}/timeline/`,
        '/api/notifications/?page_size=100',
        '/api/access_requests/my_list_as_requesting_user/',
        '/api/users/current_user/export/',
      ])
        assert.doesNotMatch((await person.get(url)).raw.toString(), secrets, url);
      assert.notEqual((await person.get(file.url)).status, 200);
      assert.notEqual((await person.get(`/api/deals/${deal}/`)).status, 200);
    }
  };
  await check();
  assert.equal((await confirm()).status, 200);
  await check();
  const { body: rivals } = await rival.get(`/api/deals/${rivalDeal}/`);
  assert.deepEqual(
    [rivals.status, rivals.cancellation_reason, rivals.completion],
    ['cancelled', 'sold', null],
  );
  assert.match((await seller.get('/api/users/current_user/export/')).raw.toString(), /3456789\.5/);
});
