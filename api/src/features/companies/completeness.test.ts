import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPANY_PARTS } from '@handover/shared/contract';
import { uploaded } from '../../../testing/deals/data-room.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { completenessOf } from './completeness.rules.ts';

const app = await buildTestApp();
const url = '/api/companies_for_profile/';
const TEXTS = [
  'activity',
  'unique_selling_proposition',
  'financial',
  'operational_kpi',
  'ownership_structure',
];

const create = async (owner: Actor, name: string): Promise<number> =>
  (
    await owner.form('POST', url, [
      ['name', name],
      ['sectors', 1],
    ])
  ).body.id;

test('every part counts the same', () => {
  assert.deepEqual(completenessOf([]), { percent: 100, missing: [] });
  assert.equal(completenessOf([...COMPANY_PARTS]).percent, 0);
  assert.equal(completenessOf(['tags']).percent, 94);
});

test('a company says which of its parts are missing, until it is complete', async () => {
  const owner = await signedIn(app);
  const missing = async () => (await owner.get(`${url}${id}/`)).body.completeness.missing;
  const id = await create(owner, 'Atelier Nord');
  assert.deepEqual(
    await missing(),
    COMPANY_PARTS.filter((part) => part !== 'name' && part !== 'sectors'),
  );
  const edit = (fields: [string, string | number][]) => owner.form('PATCH', `${url}${id}/`, fields);
  await edit(TEXTS.map((field) => [field, `About ${field}`]));
  const { body: tag } = await owner.post('/api/tags/', { name: 'Nordic' });
  await edit([
    ['sub_sectors', 1],
    ['tags', tag.id],
    ['city', 'Lille'],
    ['website', 'https://nord.example'],
    ['phone', '+33 3 20 00 00 00'],
  ]);
  const rest = ['place', 'offices', 'revenues', 'annual_accounts', 'documents', 'general_ledger'];
  assert.deepEqual(await missing(), rest);
  await edit([['country', 1]]);
  const address = { country_name: 'France', city: 'Lille' };
  await owner.post(`${url}${id}/update_offices_completely/`, { offices: [{ address }] });
  const revenues = [{ date: '2024-01-01', revenue: 1, number_of_employees: 1 }];
  await owner.post(`${url}${id}/update_revenues_completely/`, { revenues });
  assert.deepEqual(await missing(), ['annual_accounts', 'documents', 'general_ledger']);
  await uploaded(owner, 'company_annual_accounts', id, 'Accounts.pdf');
  await uploaded(owner, 'general_ledgers', id, 'Ledger.pdf');
  const [document] = await uploaded(owner, 'files_of_company', id, 'Lease.pdf');
  const { body: whole } = await owner.get(`${url}${id}/`);
  assert.deepEqual(whole.completeness, { percent: 100, missing: [] });
  assert.equal((await owner.delete(`/api/files_of_company/${document}/`)).status, 204);
  assert.deepEqual(await missing(), ['documents']);
});

test('the five texts are kept, edited alone and limited', async () => {
  const owner = await signedIn(app);
  const id = await registerCompany(
    owner,
    Object.fromEntries(TEXTS.map((field) => [field, `First ${field}`])),
  );
  const edited = await owner.form('PATCH', `${url}${id}/`, [['financial', 'Second']]);
  assert.deepEqual(
    TEXTS.map((field) => edited.body[field]),
    TEXTS.map((field) => (field === 'financial' ? 'Second' : `First ${field}`)),
  );
  const long = await owner.form(
    'PATCH',
    `${url}${id}/`,
    TEXTS.map((field) => [field, 'é'.repeat(5001)]),
  );
  assert.deepEqual(Object.keys(long.body.codes).sort(), TEXTS.toSorted());
});

test('companies can be ordered by how complete they are', async () => {
  const owner = await signedIn(app);
  const bare = await create(owner, 'Bare');
  const fuller = await registerCompany(owner, { name: 'Fuller', activity: 'Turns and mills' });
  const between = await create(owner, 'Between');
  await owner.form('PATCH', `${url}${between}/`, [['activity', 'Mills']]);
  const ordered = async (ordering: string) =>
    (await owner.get(`${url}?ordering=${ordering}`)).body.results.map(({ id }: { id: number }) => id);
  assert.deepEqual(await ordered('completeness'), [bare, between, fuller]);
  assert.deepEqual(await ordered('-completeness'), [fuller, between, bare]);
  assert.deepEqual(await ordered('name'), [bare, between, fuller]);
});
