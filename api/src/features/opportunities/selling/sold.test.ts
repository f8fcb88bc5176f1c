import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { opportunities } from '../../../../db/schema/index.ts';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { publishMandate, publishOffer } from '../../../../testing/people/business.builder.ts';
import { sellThrough, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/opportunities/';
const idsIn = async (person: Actor, query: string) =>
  (await person.get(`${url}${query}`)).body.results.map(({ id }: { id: number }) => id);

async function sale() {
  const [seller, buyer, fan] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const id = await publishOffer(seller);
  await fan.post(`${url}${id}/add_or_remove_from_favorites/`);
  const deal = await startDeal(seller, buyer, id);
  await sellThrough(seller, buyer, deal);
  return { seller, buyer, fan, id, deal };
}

test('its seller keeps what is sold, in the lists and with the company, until they remove it', async () => {
  const { seller, id, deal } = await sale();
  const other = await publishOffer(seller);
  assert.deepEqual(await idsIn(seller, 'my_list_sell/'), [other, id]);
  assert.deepEqual(await idsIn(seller, 'my_list_sell/?sold=true'), [id]);
  assert.deepEqual(await idsIn(seller, 'my_list_sell/?sold=false'), [other]);
  // It is neither published nor under review.
  assert.deepEqual(await idsIn(seller, 'my_list_sell/?validated=true'), [other]);
  const { company_id, sold_through } = (await seller.get(`${url}${id}/`)).body.own;
  assert.equal(sold_through, deal);
  assert.equal((await seller.get(`${url}${other}/`)).body.own.sold_through, null);
  const staff = await signedIn(app, { isStaff: true });
  assert.equal((await staff.get(`${url}${id}/`)).body.own.sold_through, null, 'the owner’s alone');
  const company = async () => (await seller.get(`/api/companies_for_profile/${company_id}/`)).body;
  assert.deepEqual([(await company()).number_of_opportunities, (await company()).sold], [1, true]);
  assert.deepEqual(await idsIn(seller, `my_list_sell/?company_id=${company_id}`), [id]);
  assert.equal((await seller.delete(`${url}${id}/`)).status, 204);
  assert.deepEqual(await idsIn(seller, 'my_list_sell/'), [other]);
  assert.deepEqual([(await company()).number_of_opportunities, (await company()).sold], [0, false]);
  assert.equal((await anonymous(app).get(`${url}${id}/`)).status, 404);
});

test('a company that is sold is not offered again', async () => {
  const { seller, id } = await sale();
  const { company_id } = (await seller.get(`${url}${id}/`)).body.own;
  const other = await publishOffer(seller);
  const again = await seller.form('POST', `${url}create_sell/`, [
    ['company_id', company_id],
    ['project_title', 'Sold once, offered once more'],
    ['sectors', 1],
    ['activity', 'Twenty characters and more of it'],
    ['unique_selling_proposition', 'Twenty characters and more of it'],
  ]);
  const moved = await seller.form('PATCH', `${url}${other}/`, [['company_id', company_id]]);
  for (const { status, body } of [again, moved])
    assert.deepEqual([status, body.codes], [400, { company_id: [{ code: 'company.sold' }] }]);
});

test('everyone reads that it is sold, and nobody finds it; after 90 days it is gone', async () => {
  const { seller, buyer, fan, id } = await sale();
  const visitor = anonymous(app);
  const found = await visitor.get(`${url}${id}/`);
  assert.deepEqual(
    [found.status, found.body.sold, found.body.asking_price, found.body.bands],
    [200, true, null, null],
  );
  assert.equal((await visitor.get(`${url}${id}/private_data/`)).status, 401);
  assert.equal((await fan.get(`${url}${id}/private_data/`)).status, 404);
  assert.equal((await fan.post(`${url}${id}/request_access/`, { nda_accepted: true })).status, 404);
  assert.ok(!(await idsIn(visitor, '?page_size=100')).includes(id));
  assert.ok(!(await idsIn(visitor, '?project_title=machining&page_size=100')).includes(id));
  // Its owner sees in the preview what strangers do; the buyer what they bought.
  assert.equal((await seller.get(`${url}${id}/?as_stranger=true`)).body.bands, null);
  assert.notEqual((await buyer.get(`${url}${id}/`)).body.asking_price, null);
  assert.deepEqual(await idsIn(fan, '?is_favorite=true'), [id]);
  const past = sql`now() - interval '92 days'`;
  await app.db.update(opportunities).set({ soldAt: past, unlistedAt: past }).where(eq(opportunities.id, id));
  assert.equal((await visitor.get(`${url}${id}/`)).status, 404);
  assert.deepEqual(await idsIn(fan, '?is_favorite=true'), []);
  assert.equal((await buyer.get(`${url}${id}/`)).status, 200);
  assert.deepEqual(await idsIn(seller, 'my_list_sell/'), [id]);
});

test('what is sold can leave the favourites, and not come back', async () => {
  const { fan, id } = await sale();
  const toggle = () => fan.post(`${url}${id}/add_or_remove_from_favorites/`);
  assert.equal((await toggle()).status, 200);
  assert.equal((await toggle()).status, 409);
});

test('a mandate whose buyer has bought stays in their list', async () => {
  const [buyer, seller] = [await signedIn(app), await signedIn(app)];
  const id = await publishMandate(buyer);
  await sellThrough(seller, buyer, await startDeal(buyer, seller, id));
  assert.deepEqual(await idsIn(buyer, 'my_list_buy/?sold=true'), [id]);
  const { body } = await anonymous(app).get(`${url}${id}/`);
  assert.deepEqual([body.sold, body.preferred_max_revenue, body.preferred_description], [true, null, '']);
});
