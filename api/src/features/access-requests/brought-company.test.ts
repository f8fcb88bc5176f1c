import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyWithRoom, introduce, openMandate } from '../../../testing/deals/mandate.builder.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishMandate, publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const companyUrl = (id: number) => `/api/companies_for_profile/${id}/`;

async function introduced() {
  const [buyer, seller] = [await signedIn(app), await signedIn(app)];
  const mandate = await publishMandate(buyer);
  const company = await companyWithRoom(seller);
  const request = await introduce(seller, mandate, company);
  const accept = async () => {
    const { body } = await buyer.post(`/api/access_requests/${request}/accept/`);
    return (await buyer.get(`/api/deals/${body.deal_id}/`)).body;
  };
  return { buyer, seller, mandate, company, request, accept };
}

test('the owner of a mandate learns that a company comes with a request, and which only with the deal', async () => {
  const { buyer, seller, company, accept } = await introduced();
  const inbox = await buyer.get('/api/access_requests/my_list_as_owner_of_opportunity/');
  assert.deepEqual([inbox.body.results[0].has_company, inbox.body.results[0].company], [true, null]);
  assert.ok(!JSON.stringify(inbox.body).includes('Atelier'));
  const mine = await seller.get('/api/access_requests/my_list_as_requesting_user/');
  assert.deepEqual(mine.body.results[0].company, { id: company, name: 'Atelier Secret' });
  const deal = await accept();
  assert.deepEqual([deal.has_company, deal.private_data.company_name], [true, 'Atelier Secret']);
  assert.deepEqual(deal.private_data.owner.email, seller.user.email);
});

for (const [name, listing, ofOther] of [
  ['of another person', publishMandate, true],
  ['of a business for sale', publishOffer, false],
] as const)
  test(`a company ${name} is refused with the request`, async () => {
    const seller = await signedIn(app);
    const company_id = await registerCompany(ofOther ? await signedIn(app) : seller);
    const url = `/api/opportunities/${await listing(await signedIn(app))}/request_access/`;
    const { status, body } = await seller.post(url, { nda_accepted: true, company_id });
    assert.deepEqual([status, body.codes], [400, { company_id: [{ code: 'company.not_own' }] }]);
  });

test('a company that is deleted before the answer is not in the deal', async () => {
  const { seller, company, accept } = await introduced();
  assert.equal((await seller.delete(companyUrl(company))).status, 204);
  const deal = await accept();
  assert.deepEqual([deal.has_company, deal.private_data], [false, null]);
});

test('a company is not deleted while it is in the running deal of a mandate; the room stays after it', async () => {
  const deal = await openMandate(app);
  const { seller, company, url, cancel } = deal;
  const { removal } = (await seller.get(companyUrl(company))).body;
  assert.deepEqual(removal.deals, [{ id: deal.dealId, project_title: 'Looking for a bakery' }]);
  const refused = await seller.delete(companyUrl(company));
  assert.deepEqual([refused.status, refused.body.code], [409, 'company.deals_running']);
  assert.deepEqual(refused.body.params, { titles: ['Looking for a bakery'] });
  await cancel();
  assert.equal((await seller.delete(companyUrl(company))).status, 204);
  assert.equal((await seller.get(url)).body.private_data.company_name, 'Atelier Secret');
  assert.equal((await seller.get(`${url}data_room/`)).body.count, 3);
});

test('the owner of a mandate knows the company while the deal is open to them', async () => {
  const { buyer, company, cancel } = await openMandate(app);
  const known = async () => (await buyer.get(`/api/companies/${company}/`)).status;
  assert.equal(await known(), 200);
  await cancel();
  assert.equal(await known(), 404);
});
