import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMarket } from '../../../../testing/deals/market.ts';
import { dateIn } from '../../../../testing/people/deal.builder.ts';

const market = await openMarket();
const people = async (label: string) => ({
  seller: await market.person(`Seller${label}`),
  buyer: await market.person(`Buyer${label}`),
  rival: await market.person(`Rival${label}`),
});
const accept = (id: number) => `/api/deal_loi_documents/${id}/accept_and_set_exclusivity_period/`;
const end = { exclusivity_period_end_time: dateIn(60) };

test('the whole journey from request to due diligence, for both sides; rivals are paused and restored', async () => {
  const { seller, buyer, rival } = await people('A');
  const opportunity = await market.listing(seller);
  const dealId = await market.deal(seller, buyer, opportunity);
  const rivalDeal = await market.deal(seller, rival, opportunity);
  const url = `/api/deals/${dealId}/`;

  const first = (await buyer.get(url)).body;
  assert.equal(first.phase, 'introduction');
  assert.equal(first.private_data.company_name, 'Secret Company');
  assert.equal(first.number_of_active_deals, null);
  assert.equal(first.documents.annual_accounts, null);
  assert.equal((await seller.get(url)).body.number_of_active_deals, 2);
  assert.equal((await rival.get(url)).status, 404);
  assert.equal((await rival.post(`${url}cancel/`, { cancellation_reason: 'not mine at all' })).status, 404);

  const letter = await buyer.letter(dealId);
  assert.equal(letter.status, 201, letter.text);
  assert.equal((await buyer.letter(dealId)).status, 409);
  assert.equal((await buyer.post(accept(letter.body.id), end)).status, 403);
  const file = await seller.get(letter.body.file.url);
  assert.equal(file.status, 200);
  assert.match(String(file.headers['content-disposition']), /attachment; filename="letter\.pdf"/);
  assert.match(String(file.headers['content-security-policy']), /sandbox/);
  assert.equal((await rival.get(letter.body.file.url)).status, 404);

  const accepted = await seller.post(accept(letter.body.id), end);
  assert.equal(accepted.status, 200, accepted.text);
  for (const side of [seller, buyer]) {
    const deal = (await side.get(url)).body;
    assert.equal(deal.phase, 'due_diligence');
    assert.equal(deal.exclusivity_period_end_time.slice(0, 10), dateIn(60));
  }
  const paused = (await rival.get(`/api/deals/${rivalDeal}/`)).body;
  assert.deepEqual(
    [paused.status, paused.pause_reason, paused.private_data],
    ['paused', 'exclusivity', null],
  );
  assert.equal((await rival.letter(rivalDeal)).status, 409);

  // Time passes, no job runs.
  await market.execute(
    `update deals set exclusivity_ends_at = now() - interval '1 hour' where id = ${dealId}`,
  );
  assert.equal((await rival.get(`/api/deals/${rivalDeal}/`)).body.status, 'active');
  const inbox = (await rival.get('/api/notifications/')).body.results.results.map(
    (one: { type: string }) => one.type,
  );
  assert.deepEqual(inbox.sort(), [
    'access_accepted',
    'deal_paused_by_exclusivity',
    'deal_resumed',
    'exclusivity_ended',
  ]);
});

test('accepting twice at the same time creates one deal', async () => {
  const { seller, buyer } = await people('B');
  const opportunity = await market.listing(seller);
  const asked = await buyer.post(`/api/opportunities/${opportunity}/request_access/`, { nda_accepted: true });
  const click = () => seller.post(`/api/access_requests/${asked.body.id}/accept/`);
  const responses = await Promise.all([click(), click()]);
  assert.deepEqual(responses.map((response) => response.status).sort(), [200, 409]);
  assert.equal((await seller.get('/api/deals/?role=owner')).body.count, 1);
});

test('of two letters accepted at the same time one is accepted, the other deal is paused; bidders do not see each other', async () => {
  const { seller, buyer, rival } = await people('C');
  const opportunity = await market.listing(seller);
  const deals = [
    await market.deal(seller, buyer, opportunity),
    await market.deal(seller, rival, opportunity),
  ] as const;
  const letters = [(await buyer.letter(deals[0])).body.id, (await rival.letter(deals[1])).body.id];
  const responses = await Promise.all(letters.map((id) => seller.post(accept(id), end)));
  assert.deepEqual(responses.map((response) => response.status).sort(), [200, 409]);
  for (const [person, other] of [
    [buyer, 'RivalC'],
    [rival, 'BuyerC'],
  ] as const) {
    for (const url of ['/api/deals/', ...deals.map((id) => `/api/deals/${id}/`), '/api/notifications/']) {
      assert.ok(!(await person.get(url)).text.includes(other), url);
    }
  }
});

test('during exclusivity no request can be accepted; a sale cancels rival deals', async () => {
  const { seller, buyer, rival } = await people('D');
  const opportunity = await market.listing(seller);
  const dealId = await market.deal(seller, buyer, opportunity);
  await seller.post(accept((await buyer.letter(dealId)).body.id), end);
  const asked = await rival.post(`/api/opportunities/${opportunity}/request_access/`, { nda_accepted: true });
  assert.equal(asked.status, 201);
  assert.equal((await seller.post(`/api/access_requests/${asked.body.id}/accept/`)).status, 409);
  const url = `/api/deals/${dealId}/`;
  assert.equal((await buyer.post(`${url}set_phase/`, { phase: 'closing' })).status, 409);
  assert.equal((await buyer.post(`${url}set_phase/`, { phase: 'spa' })).status, 200);
  assert.equal((await buyer.post(`${url}set_phase/`, { phase: 5 })).status, 403);
  assert.equal((await seller.post(`${url}set_phase/`, { phase: 5 })).status, 200);
  assert.equal((await seller.post(`${url}complete/`)).body.status, 'active');
  assert.equal((await buyer.post(`${url}answer_completion/`, { confirmed: true })).body.status, 'completed');
  const mine = (await rival.get('/api/access_requests/my_list_as_requesting_user/')).body.results;
  assert.equal(mine[0].status, 'declined');
});
