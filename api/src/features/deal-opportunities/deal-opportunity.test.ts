import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer, REVENUES } from '../../../testing/people/business.builder.ts';
import { sellThrough, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const address = { country_name: 'France', city: 'Annecy' };

async function openedDeal() {
  const owner = await signedIn(app);
  const buyer = await signedIn(app);
  const listing = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, listing);
  const id = (await owner.get(`/api/deals/${deal}/`)).body.deal_opportunity_id;
  return { owner, buyer, listing, deal, url: `/api/deal_opportunities/${id}/` };
}
const title: [string, FormPart][] = [['project_title', 'Precision machining, as agreed']];

test('the owner edits the snapshot; the opportunity stays unchanged', async () => {
  const { owner, buyer, listing, deal, url } = await openedDeal();
  const edited = await owner.form('PATCH', url, [
    ...title,
    ['company_name', 'Atelier Secret SAS'],
    ['website', 'https://other.example'],
    ['phone', '+33 4 76 00 00 00'],
    ['asking_price', 'null'],
    ['sectors', '2,3'],
    ['tags', ''],
    ['financial', 'Audited figures'],
  ]);
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  const seen = (await buyer.get(`/api/deals/${deal}/`)).body;
  assert.equal(edited.body.deal_id, deal);
  assert.deepEqual(edited.body.private_data, seen.private_data);
  assert.equal(seen.project_title, 'Precision machining, as agreed');
  assert.equal(seen.private_data.company_name, 'Atelier Secret SAS');
  assert.equal(seen.private_data.financial, 'Audited figures');
  assert.equal(seen.opportunity.asking_price, null);
  assert.deepEqual(
    seen.opportunity.sectors.map((sector: { id: number }) => sector.id),
    [2, 3],
  );
  const teaser = (await anonymous(app).get(`/api/opportunities/${listing}/`)).body;
  assert.deepEqual([teaser.asking_price, teaser.validated], [3_900_000, true]);
});

test('yearly figures and offices are replaced completely', async () => {
  const { owner, url } = await openedDeal();
  const years = await owner.post(`${url}update_revenues_completely/`, { revenues: [REVENUES[0]] });
  assert.equal(years.status, 200, JSON.stringify(years.body));
  assert.equal(years.body.private_data.revenues.length, 1);
  const offices = await owner.post(`${url}update_offices_completely/`, { offices: [{ address }] });
  assert.equal(offices.body.private_data.offices[0].address.city, 'Annecy');
  assert.equal((await owner.post(`${url}update_revenues_completely/`, { revenues: [] })).status, 400);
});

test('only the owner edits it: 404 for strangers, 403 for the requester and staff', async () => {
  const { buyer, url } = await openedDeal();
  const staff = await signedIn(app, { isStaff: true });
  for (const [person, status] of [
    [anonymous(app), 401],
    [await signedIn(app), 404],
    [buyer, 403],
    [staff, 403],
  ] as const) {
    assert.equal((await person.form('PATCH', url, title)).status, status);
    assert.equal((await person.post(`${url}update_offices_completely/`, { offices: [] })).status, status);
    const revenues = { revenues: [REVENUES[0]] };
    assert.equal((await person.post(`${url}update_revenues_completely/`, revenues)).status, status);
  }
  assert.equal((await buyer.form('PATCH', '/api/deal_opportunities/999999/', title)).status, 404);
});

test('it cannot be edited in a paused, cancelled or completed deal', async () => {
  const { owner, buyer, deal, url } = await openedDeal();
  const patch = async () => (await owner.form('PATCH', url, title)).status;
  await buyer.post(`/api/deals/${deal}/pause_or_unpause_deal/`);
  assert.equal(await patch(), 409);
  await buyer.post(`/api/deals/${deal}/pause_or_unpause_deal/`);
  assert.equal(await patch(), 200);
  await buyer.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'No longer interested' });
  assert.equal(await patch(), 409);
  const sold = await openedDeal();
  await sellThrough(sold.owner, sold.buyer, sold.deal);
  assert.equal((await sold.owner.form('PATCH', sold.url, title)).status, 409);
  assert.equal((await sold.owner.form('PATCH', `/api/opportunities/${sold.listing}/`, title)).status, 409);
  assert.equal(
    (await sold.owner.post(`/api/opportunities/${sold.listing}/update_offices_completely/`, { offices: [] }))
      .status,
    409,
  );
});

test('invalid values are reported by field', async () => {
  const { owner, url } = await openedDeal();
  const wrong = await owner.form('PATCH', url, [
    ['project_title', 'Short'],
    ['company_name', 'A'],
    ['website', 'javascript:alert(1)'],
  ]);
  assert.deepEqual(Object.keys(wrong.body.codes).sort(), ['company_name', 'project_title', 'website']);
  assert.deepEqual(Object.keys((await owner.form('PATCH', url, [['phone', '12']])).body.codes), ['phone']);
});
