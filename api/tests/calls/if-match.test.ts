import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../testing/people/actor.ts';
import { publishOffer, REVENUES, registerCompany } from '../../testing/people/business.builder.ts';
import { startDeal } from '../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const buyer = await signedIn(app);
const companyId = await registerCompany(owner);
const saleId = await publishOffer(owner, { company_id: companyId });
const dealId = await startDeal(owner, buyer, saleId);
const snapshotId = (await owner.get(`/api/deals/${dealId}/`)).body.deal_opportunity_id;

/** The calls that read and write a record, and the place of its time of change. */
const RECORDS = {
  'a company': {
    read: `/api/companies_for_profile/${companyId}/`,
    write: `/api/companies_for_profile/${companyId}/`,
    stampOf: (body: { updated_at: string }) => body.updated_at,
    change: { city: 'Annecy' },
  },
  'an opportunity': {
    read: `/api/opportunities/${saleId}/`,
    write: `/api/opportunities/${saleId}/`,
    stampOf: (body: { updated_at: string }) => body.updated_at,
    change: { asking_price: 4_100_000 },
  },
  'what a deal shows': {
    read: `/api/deals/${dealId}/`,
    write: `/api/deal_opportunities/${snapshotId}/`,
    stampOf: (body: { opportunity: { updated_at: string } }) => body.opportunity.updated_at,
    change: { asking_price: 4_200_000 },
  },
};
const offices = { offices: [{ address: { country_name: 'France', city: 'Annecy' } }] };
const revenues = { revenues: REVENUES };

for (const [what, { read, write, stampOf, change }] of Object.entries(RECORDS)) {
  const tag = async () => `"${stampOf((await owner.get(read)).body)}"`;
  const calls: ['PATCH' | 'POST', string, object][] = [
    ['PATCH', write, change],
    ['POST', `${write}update_offices_completely/`, offices],
    ['POST', `${write}update_revenues_completely/`, revenues],
  ];

  for (const [method, url, body] of calls)
    test(`${what}: ${method} ${url} is refused with the ETag of an earlier version`, async () => {
      const stale = await tag();
      assert.equal((await owner.call(method, url, body)).status, 200, 'without a condition it is written');
      assert.notEqual(await tag(), stale);
      const refused = await owner.call(method, url, body, { 'if-match': stale });
      assert.deepEqual([refused.status, refused.body.code], [409, 'record.changed']);
      const fresh = await tag();
      const taken = await owner.call(method, url, body, { 'if-match': `"other", ${fresh}` });
      assert.equal(taken.status, 200, JSON.stringify(taken.body));
    });

  test(`${what}: the ETag of a response is valid for the next write`, async () => {
    if (what === 'what a deal shows') return;
    assert.equal((await owner.get(read)).headers.etag, await tag());
    const { headers, body } = await owner.call('POST', `${write}update_offices_completely/`, offices);
    assert.equal(headers.etag, `"${body.updated_at}"`);
    assert.equal(headers.etag, await tag());
  });
}
