import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/companies/';
const owner = await signedIn(app);
const buyer = await signedIn(app);
const company = await registerCompany(owner, { name: 'Éclairage Mosellan' });
const other = await registerCompany(owner, { name: 'Kept to themselves' });
const opportunity = await publishOffer(owner, { company_id: company });
const nda = { nda_accepted: true };

const known = async (query = '') => {
  const { status, body } = await buyer.get(`${url}${query}`);
  assert.equal(status, 200);
  return body.results.map(({ id }: { id: number }) => id);
};

test('a user sees their own companies, and no others, also while a request is pending', async () => {
  assert.equal((await anonymous(app).get(url)).status, 401);
  assert.equal((await owner.get(`${url}${company}/`)).body.created_by_me, true);
  assert.deepEqual((await owner.get(`${url}?ordering=name`)).body.results.length, 2);
  assert.equal((await owner.get(`${url}?not_created_by_user=true`)).body.count, 0);
  assert.equal((await buyer.post(`/api/opportunities/${opportunity}/request_access/`, nda)).status, 201);
  assert.deepEqual(await known(), []);
  assert.equal((await buyer.get(`${url}${company}/`)).status, 404);
});

test('a deal discloses its company, but no figures', async () => {
  const [request] = (await owner.get('/api/access_requests/my_list_as_owner_of_opportunity/')).body.results;
  assert.equal((await owner.post(`/api/access_requests/${request.id}/accept/`)).status, 200);
  assert.deepEqual(await known(), [company]);
  assert.deepEqual(await known('?name=eclair&not_created_by_user=true'), [company]);
  assert.deepEqual(await known('?name=bakery'), []);
  const { status, body } = await buyer.get(`${url}${company}/`);
  assert.equal(status, 200);
  assert.equal(body.name, 'Éclairage Mosellan');
  assert.equal(body.created_by_me, false);
  assert.equal('revenues' in body, false);
  assert.equal((await buyer.get(`${url}${other}/`)).status, 404);
});

const closed: [string, string][] = [
  ['paused by a rival’s exclusivity', `status = 'paused', pause_reason = 'exclusivity'`],
  ['cancelled', `status = 'cancelled', pause_reason = null`],
];
for (const [name, facts] of closed)
  test(`a deal that is ${name} no longer discloses it`, async () => {
    await app.db.execute(sql.raw(`update deals set ${facts}`));
    assert.deepEqual(await known(), []);
    assert.equal((await buyer.get(`${url}${company}/`)).status, 404);
    await app.db.execute(sql`update deals set status = 'active', pause_reason = null`);
  });

test('linking the opportunity to another company does not disclose that one', async () => {
  await app.db.execute(sql`update opportunities set company_id = ${other} where id = ${opportunity}`);
  assert.deepEqual(await known(), []);
  assert.equal((await buyer.get(`${url}${other}/`)).status, 404);
});
