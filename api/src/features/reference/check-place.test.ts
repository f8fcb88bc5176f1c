import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { companies } from '../../../db/schema/index.ts';
import { type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const buyer = await signedIn(app);
const placeNamed = async (name: string): Promise<{ id: number; country: number }> =>
  (await owner.get(`/api/regions/?name=${name}`)).body.results[0];
const [vaud, texas] = [await placeNamed('Vaud'), await placeNamed('Texas')];
const { body: anywhere } = await owner.post('/api/regions/', { name: 'The Alps' });

const company = await registerCompany(owner);
const sale = await publishOffer(owner, { company_id: company });
const deal = await startDeal(owner, buyer, sale);
const snapshot = (await owner.get(`/api/deals/${deal}/`)).body.deal_opportunity_id;

const send = (method: 'POST' | 'PATCH', url: string, fields: Record<string, FormPart>) =>
  owner.form(method, url, Object.entries(fields));
const CODE = { codes: { region: [{ code: 'value.region_of_other_country' }] } };

const CREATED: [string, Record<string, FormPart>][] = [
  ['/api/companies_for_profile/', { name: 'Atelier Lémanique', sectors: 1 }],
  [
    '/api/opportunities/create_sell/',
    {
      company_id: company,
      project_title: 'Workshop on the lake',
      sectors: 1,
      activity: 'Turns and mills small series of parts',
      unique_selling_proposition: 'Two thirds of the orders are certain',
    },
  ],
  [
    '/api/opportunities/create_buy/',
    {
      project_title: 'Looking for a workshop',
      preferred_sectors: 1,
      preferred_description: 'A workshop with a hall of its own.',
    },
  ],
];
for (const [url, fields] of CREATED)
  test(`${url} takes a region of the chosen country, or one of none`, async () => {
    const refused = await send('POST', url, { ...fields, country: vaud.country, region: texas.id });
    assert.deepEqual([refused.status, { codes: refused.body.codes }], [400, CODE]);
    for (const region of [vaud.id, anywhere.id])
      assert.equal((await send('POST', url, { ...fields, country: vaud.country, region })).status, 201);
    assert.equal((await send('POST', url, { ...fields, region: texas.id })).status, 201);
  });

for (const url of [
  `/api/companies_for_profile/${company}/`,
  `/api/opportunities/${sale}/`,
  `/api/deal_opportunities/${snapshot}/`,
])
  test(`PATCH ${url.replace(/\d+/, ':id')} compares with what stays, too`, async () => {
    assert.equal((await send('PATCH', url, { country: vaud.country, region: vaud.id })).status, 200);
    const wrong: Record<string, FormPart>[] = [
      { region: texas.id },
      { country: texas.country },
      { country: texas.country, region: vaud.id },
    ];
    for (const fields of wrong) {
      const refused = await send('PATCH', url, fields);
      assert.deepEqual([refused.status, { codes: refused.body.codes }], [400, CODE], JSON.stringify(fields));
    }
    assert.equal((await send('PATCH', url, { country: texas.country, region: 'null' })).status, 200);
    assert.equal((await send('PATCH', url, { region: texas.id })).status, 200);
  });

test('the sentence is in the language of the page', async () => {
  const url = `/api/companies_for_profile/${company}/`;
  const said = async (language: string) => {
    const body = { country: vaud.country, region: texas.id };
    return (await owner.call('PATCH', url, body, { 'accept-language': language })).body.region;
  };
  assert.deepEqual(await said('en'), ['This region is not in the chosen country.']);
  assert.deepEqual(await said('fr'), ['Cette région n’est pas dans le pays choisi.']);
});

test('a place from before regions had countries stays, until it is changed', async () => {
  const id = await registerCompany(owner);
  const url = `/api/companies_for_profile/${id}/`;
  const old = { countryId: vaud.country, regionId: texas.id };
  await app.db.update(companies).set(old).where(eq(companies.id, id));
  const same = { country: vaud.country, region: texas.id, city: 'Lausanne' };
  assert.equal((await send('PATCH', url, same)).status, 200);
  assert.equal((await send('PATCH', url, { country: texas.country })).status, 200);
});
