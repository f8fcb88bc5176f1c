import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketEnd } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import {
  dateIn,
  grantExclusivity,
  noticesOf,
  sellThrough,
  sendLetter,
  startDeal,
} from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const reason = { cancellation_reason: 'We found another business' };

async function market() {
  const [seller, buyer, rival] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const deal = await startDeal(seller, buyer, listing);
  return { seller, buyer, rival, listing, deal, url: `/api/deals/${deal}/` };
}
const read = async (person: Actor, deal: number) => (await person.get(`/api/deals/${deal}/`)).body;

test('in a cancelled deal questions and timeline stay readable, letters and private data do not; the open letter is withdrawn', async () => {
  const { seller, buyer, deal, url } = await market();
  await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'Who are the suppliers?' });
  await sendLetter(buyer, deal);
  const file = (await read(buyer, deal)).loi_documents[0].file.url;
  assert.equal((await buyer.post(`${url}cancel/`, reason)).status, 200);
  const mine = await read(buyer, deal);
  assert.deepEqual(
    [mine.status, mine.private_data, mine.loi_documents, mine.actions],
    ['cancelled', null, [], []],
  );
  assert.deepEqual(mine.documents, { annual_accounts: null, documents: null, general_ledger: null });
  assert.deepEqual([mine.other_party.email, mine.other_party.phone], [null, null]);
  assert.ok(mine.timeline.some((entry: { event: string }) => entry.event === 'cancelled'));
  assert.equal((await buyer.get(`${url}questions_and_answers/`)).body.count, 1);
  assert.equal((await buyer.get(file)).status, 404);
  const theirs = await read(seller, deal);
  assert.deepEqual(
    [theirs.loi_documents[0].status, theirs.cancellation_reason, theirs.private_data !== null],
    ['withdrawn', reason.cancellation_reason, true],
  );
});

test('a letter accepted without an end date: exclusivity runs for 60 days, to the end of the day', async () => {
  const { seller, buyer, deal } = await market();
  const url = `/api/deal_loi_documents/${await sendLetter(buyer, deal)}/accept_and_set_exclusivity_period/`;
  assert.equal((await seller.call('POST', url)).status, 200);
  const { exclusivity_period_end_time: end, phase } = await read(buyer, deal);
  assert.deepEqual([end, phase], [marketEnd(dateIn(60)).toISOString(), 'due_diligence']);
});

test('cancelling the exclusive deal restores the rival deals, and notifies both parties', async () => {
  const { seller, buyer, rival, listing, deal, url } = await market();
  const other = await signedIn(app);
  const deals = [await startDeal(seller, rival, listing), await startDeal(seller, other, listing)] as const;
  await other.post(`/api/deals/${deals[1]}/pause_or_unpause_deal/`);
  await grantExclusivity(seller, buyer, deal);
  assert.equal((await rival.post(`/api/deals/${deals[0]}/pause_or_unpause_deal/`)).status, 409);
  assert.equal((await rival.get(`/api/opportunities/${listing}/private_data/`)).status, 403);
  await buyer.post(`${url}cancel/`, reason);
  assert.deepEqual(
    [(await read(rival, deals[0])).status, (await read(other, deals[1])).status],
    ['active', 'paused'],
  );
  assert.equal((await rival.get(`/api/opportunities/${listing}/private_data/`)).status, 200);
  assert.equal((await read(other, deals[1])).pause_reason, 'user');
  assert.deepEqual((await noticesOf(seller)).slice(0, 2).sort(), ['deal_cancelled', 'exclusivity_ended']);
  assert.ok(!(await noticesOf(buyer)).includes('exclusivity_ended'), 'the actor is told');
  assert.ok((await noticesOf(rival)).includes('exclusivity_ended'));
});

test('after a sale the opportunity is unlisted, rivals are cancelled, requests declined, and everyone is notified', async () => {
  const { seller, buyer, rival, listing, deal } = await market();
  const rivalDeal = await startDeal(seller, rival, listing);
  const late = await signedIn(app);
  const url = `/api/opportunities/${listing}/`;
  await late.post(`${url}request_access/`, { nda_accepted: true });
  await sellThrough(seller, buyer, deal);
  assert.equal((await late.get(url)).body.sold, true);
  assert.equal((await seller.get(url)).body.sold, true);
  assert.deepEqual(
    (await read(seller, deal)).timeline.map(({ event }: { event: string }) => event),
    [
      ...['agreement_signed', 'created', 'loi_submitted', 'loi_accepted', 'phase_changed', 'phase_changed'],
      ...['completion_proposed', 'exclusivity_ended', 'completed'],
    ],
  );
  const lost = await read(rival, rivalDeal);
  assert.deepEqual([lost.status, lost.cancellation_reason], ['cancelled', 'sold']);
  const told = (await rival.get('/api/notifications/')).body.results.results.find(
    ({ type }: { type: string }) => type === 'deal_cancelled',
  );
  assert.equal(told.params.cause, 'sold');
  assert.deepEqual(await noticesOf(late), ['access_declined']);
  const mine = (await late.get('/api/access_requests/my_list_as_requesting_user/')).body.results;
  assert.equal(mine[0].status, 'declined');
  for (const call of ['cancel', 'complete', 'pause_or_unpause_deal', 'set_phase'])
    assert.equal((await seller.post(`/api/deals/${deal}/${call}/`, { ...reason, phase: 4 })).status, 409);
  assert.equal((await late.post(`${url}request_access/`, { nda_accepted: true })).status, 404);
  assert.equal((await seller.form('PATCH', url, [['financial', 'More']])).status, 409);
});

test('a request that expired before the sale is notified as expired, not as declined', async () => {
  const { seller, buyer, deal, listing } = await market();
  const late = await signedIn(app);
  await late.post(`/api/opportunities/${listing}/request_access/`, { nda_accepted: true });
  await app.db.execute(
    sql`update access_requests set expires_at = now() - interval '1 hour' where requester_id = ${late.user.id}`,
  );
  await sellThrough(seller, buyer, deal);
  const mine = (await late.get('/api/access_requests/my_list_as_requesting_user/')).body.results;
  assert.deepEqual([mine[0].status, await noticesOf(late)], ['expired', ['access_expired']]);
});

test('the owner sees the number of active deals, a requester does not', async () => {
  const { seller, buyer, rival, listing, deal } = await market();
  const second = await startDeal(seller, rival, listing);
  const count = async (person: Actor, id: number) => (await read(person, id)).number_of_active_deals;
  await rival.post(`/api/deals/${second}/pause_or_unpause_deal/`);
  assert.deepEqual([await count(seller, deal), await count(buyer, deal)], [2, null]);
  await rival.post(`/api/deals/${second}/cancel/`, reason);
  assert.deepEqual([await count(seller, deal), await count(seller, second)], [1, 1]);
  assert.equal((await seller.get(`/api/opportunities/${listing}/`)).body.own.number_of_active_deals, 1);
  assert.equal((await buyer.get('/api/deals/')).body.results[0].number_of_active_deals, null);
});

test('a sold opportunity counts as no running deal, and stays one of its company', async () => {
  const { seller, buyer, listing, deal } = await market();
  const counts = async () => [
    (await read(seller, deal)).number_of_active_deals,
    (await seller.get(`/api/opportunities/${listing}/`)).body.own.number_of_active_deals,
    (await seller.get('/api/companies_for_profile/')).body.results[0].number_of_opportunities,
  ];
  assert.deepEqual(await counts(), [1, 1, 1]);
  await sellThrough(seller, buyer, deal);
  assert.deepEqual(await counts(), [0, 0, 1]);
});

test('a deal is archived for one party only; the list filters by role, title and sectors, and sorts', async () => {
  const seller = await signedIn(app);
  const buyer = await signedIn(app);
  const bakery = await publishOffer(seller, { project_title: 'Éclairs and bread in Lyon', sectors: 5 });
  const first = await startDeal(seller, buyer, bakery);
  const second = await startDeal(seller, buyer, await publishOffer(seller, { sectors: 2 }));
  const ids = async (person: Actor, query = '') =>
    (await person.get(`/api/deals/?${query}`)).body.results.map((row: { id: number }) => row.id);
  await buyer.post(`/api/deals/${first}/move_to_archive_or_back/`);
  assert.deepEqual([await ids(buyer), await ids(buyer, 'archived=true')], [[second], [first]]);
  assert.deepEqual(await ids(seller), [second, first]);
  assert.equal((await read(seller, first)).archived, false);
  await buyer.post(`/api/deals/${first}/move_to_archive_or_back/`, { archived: true });
  assert.equal((await read(buyer, first)).archived, true);
  await buyer.post(`/api/deals/${first}/move_to_archive_or_back/`);
  assert.deepEqual(await ids(buyer, 'ordering=created_at'), [first, second]);
  // Neither has a deadline yet.
  assert.deepEqual(await ids(buyer, 'ordering=deadline'), [second, first]);
  assert.deepEqual([await ids(buyer, 'role=0'), await ids(seller, 'role=owner&page_size=1')], [[], [second]]);
  assert.deepEqual(await ids(buyer, 'role=1&sectors=5,6'), [first]);
  const snapshot = (await read(seller, first)).deal_opportunity_id;
  await seller.form('PATCH', `/api/deal_opportunities/${snapshot}/`, [['project_title', 'Brioche in Lyon']]);
  assert.deepEqual(
    [await ids(buyer, 'project_title=brioche'), await ids(buyer, 'title=eclairs')],
    [[first], [first]],
  );
  assert.deepEqual(await ids(buyer, 'project_title=eclairs'), []);
  assert.equal((await buyer.get('/api/deals/?ordering=owner')).status, 400);
});

test('a paused deal allows reading and answering only', async () => {
  const { seller, buyer, deal, url } = await market();
  const questions = '/api/questions_and_answers/';
  const asked = await buyer.post(questions, { deal_id: deal, question: 'Who are the suppliers?' });
  await seller.post(`${url}pause_or_unpause_deal/`);
  const one = `${questions}${asked.body.id}/`;
  assert.equal((await buyer.post(questions, { deal_id: deal, question: 'And the clients?' })).status, 409);
  assert.equal((await buyer.patch(one, { question: 'Who are your suppliers?' })).status, 409);
  assert.equal((await buyer.delete(one)).status, 409);
  assert.equal((await buyer.post(`${url}pause_or_unpause_deal/`)).status, 403);
  assert.equal((await seller.patch(one, { answer: 'They are in the documents.' })).status, 200);
  assert.equal(
    (await buyer.get(`${url}questions_and_answers/`)).body.results[0].answer,
    'They are in the documents.',
  );
});

test('an exclusivity that has ended no longer blocks the opportunity, also before it was processed', async () => {
  const { seller, buyer, rival, listing, deal } = await market();
  await startDeal(seller, rival, listing);
  await grantExclusivity(seller, buyer, deal);
  const privateData = async () => (await rival.get(`/api/opportunities/${listing}/private_data/`)).status;
  assert.equal(await privateData(), 403);
  await app.db.execute(`update deals set exclusivity_ends_at = now() - interval '1 hour' where id = ${deal}`);
  assert.equal(await privateData(), 200);
});

test('strangers get the same response for existing and unknown questions and letters', async () => {
  const { buyer, rival, deal } = await market();
  const asked = await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'Who are you?' });
  const letter = await sendLetter(buyer, deal);
  for (const [there, nowhere] of [
    [`/api/questions_and_answers/${asked.body.id}/`, '/api/questions_and_answers/999999/'],
    [`/api/deal_loi_documents/${letter}/`, '/api/deal_loi_documents/999999/'],
  ] as const) {
    const responses = await Promise.all(
      [there, nowhere].map((url) => rival.patch(url, { question: 'Mine' })),
    );
    assert.deepEqual(
      responses.map(({ status }) => status),
      [404, 404],
    );
    assert.deepEqual(responses[0]?.body, responses[1]?.body);
  }
});
