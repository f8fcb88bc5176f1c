import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { notifications } from '../../../../db/schema/index.ts';
import { type Actor, type FormPart, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { noticesOf, sellThrough, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/opportunities/';

async function favourite() {
  const owner = await signedIn(app);
  const fan = await signedIn(app);
  const staff = await signedIn(app, { isStaff: true });
  const id = await publishOffer(owner);
  const hold = (person: Actor) => person.post(`${url}${id}/add_or_remove_from_favorites/`);
  await hold(fan);
  const edit = (field: string, value: FormPart) => owner.form('PATCH', `${url}${id}/`, [[field, value]]);
  const moderate = (validated: boolean) =>
    staff.post(`${url}${id}/moderate/`, { validated, reason: 'It names the company' });
  return { owner, fan, staff, id, hold, edit, moderate };
}

test('a price change of a published opportunity is notified, if the price differs', async () => {
  const { owner, fan, staff, hold, edit, id } = await favourite();
  await hold(staff);
  await edit('asking_price', '3900000.00');
  await edit('financial', 'Another text of private data');
  assert.deepEqual(await noticesOf(fan), []);
  assert.equal((await edit('asking_price', 4_000_000)).body.validated, true);
  await edit('asking_price', 'null');
  assert.deepEqual(await noticesOf(fan), ['favorite_price_changed', 'favorite_price_changed']);
  assert.deepEqual(await noticesOf(staff), ['favorite_price_changed', 'favorite_price_changed']);
  assert.deepEqual(await noticesOf(owner), ['opportunity_approved']);
  const [notice] = (await fan.get('/api/notifications/')).body.results.results;
  assert.equal(notice.link, `/opportunities/${id}`);
  assert.deepEqual(notice.params, { project_title: 'Precision machining, aerospace certified' });
});

test('going back to review and being published again are notified; a price change under review is not', async () => {
  const { fan, staff, hold, edit, moderate } = await favourite();
  await hold(staff);
  assert.equal((await edit('project_title', 'Precision machining, now larger')).body.validated, null);
  await edit('asking_price', 4_000_000);
  assert.deepEqual(await noticesOf(fan), ['favorite_unavailable']);
  await moderate(true);
  await moderate(true);
  assert.deepEqual(await noticesOf(fan), ['favorite_back', 'favorite_unavailable']);
  await moderate(false);
  assert.deepEqual(await noticesOf(fan), ['favorite_unavailable', 'favorite_back', 'favorite_unavailable']);
  assert.deepEqual(await noticesOf(staff), ['favorite_unavailable'], 'the actor is never told');
});

test('a refused edit notifies nobody', async () => {
  const { owner, fan, id } = await favourite();
  const { status } = await owner.form('PATCH', `${url}${id}/`, [
    ['project_title', 'Precision machining, now larger'],
    ['sectors', 99_999],
  ]);
  assert.equal(status, 400);
  assert.deepEqual(await noticesOf(fan), []);
});

test('deletion and sale are notified', async () => {
  const gone = await favourite();
  assert.equal((await gone.owner.delete(`${url}${gone.id}/`)).status, 204);
  assert.deepEqual(await noticesOf(gone.fan), ['favorite_unavailable']);
  const sold = await favourite();
  const buyer = await signedIn(app);
  await sold.hold(buyer);
  const deal = await startDeal(sold.owner, buyer, sold.id);
  assert.deepEqual((await sold.fan.get(`${url}?is_favorite=true`)).body.count, 1);
  await sellThrough(sold.owner, buyer, deal);
  assert.deepEqual(await noticesOf(sold.fan), ['favorite_unavailable']);
  const toldBuyer = await noticesOf(buyer);
  assert.equal(toldBuyer[0], 'completion_proposed');
  assert.ok(!toldBuyer.includes('favorite_unavailable'), 'a party is told once');
  // It stays there as sold, until they take it out.
  assert.equal((await sold.fan.get(`${url}?is_favorite=true`)).body.results[0].sold, true);
  assert.equal((await sold.fan.post(`${url}${sold.id}/add_or_remove_from_favorites/`)).status, 200);
  assert.equal((await sold.fan.get(`${url}?is_favorite=true`)).body.count, 0);
});

test("deletion with its company or its owner's account is notified", async () => {
  const { owner, fan, id } = await favourite();
  const company = (await owner.get(`${url}${id}/`)).body.own.company_id;
  assert.equal((await owner.delete(`/api/companies_for_profile/${company}/`)).status, 204);
  assert.deepEqual(await noticesOf(fan), ['favorite_unavailable']);
});

test('a thousand users are all notified', async () => {
  const { edit, id, fan } = await favourite();
  await app.db.execute(sql`with fans as (
      insert into users (email, first_name, last_name)
      select 'fan' || n || '@handover.test', 'Fan', 'Tester' from generate_series(1, 1000) n returning id
    )
    insert into favorites (user_id, opportunity_id) select id, ${id} from fans`);
  await edit('asking_price', 1);
  assert.equal(await app.db.$count(notifications, eq(notifications.link, `/opportunities/${id}`)), 1001);
  assert.deepEqual(await noticesOf(fan), ['favorite_price_changed']);
});

test('a pending requester is notified when the opportunity is deleted', async () => {
  const { owner, fan, id } = await favourite();
  const other = await signedIn(app);
  const ended = await startDeal(owner, other, id);
  await other.post(`/api/deals/${ended}/cancel/`, { cancellation_reason: 'No longer interested' });
  const asked = await fan.post(`${url}${id}/request_access/`, { nda_accepted: true });
  assert.equal((await owner.delete(`${url}${id}/`)).status, 204);
  assert.deepEqual(await noticesOf(fan), ['access_declined'], 'once');
  assert.equal((await owner.post(`/api/access_requests/${asked.body.id}/accept/`)).status, 409);
});
