import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { stored, uploaded } from '../../../../testing/deals/data-room.ts';
import { signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, REVENUES, registerCompany } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const companies = '/api/companies_for_profile/';
const listings = '/api/opportunities/';
const owner = await signedIn(app);

const changesOf = async (id: number) => {
  const { status, body } = await owner.get(`${listings}${id}/company_changes/`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.changes;
};
const fieldsOf = async (id: number) => (await changesOf(id)).map(({ field }: { field: string }) => field);
const isChanged = async (id: number) => (await owner.get(`${listings}${id}/`)).body.own.company_changed;
const documentsOf = async (id: number, collection = 'opportunity_documents') =>
  (await owner.get(`/api/${collection}/?opportunity_id=${id}`)).body.results.map(
    ({ name }: { name: string }) => name,
  );

test('a later change of the company is offered, with both values', async () => {
  const company = await registerCompany(owner, { activity: 'Turns' });
  const id = await offerCompany(owner, { company_id: company });
  assert.deepEqual([await isChanged(id), await changesOf(id)], [false, []]);
  await owner.form('PATCH', `${companies}${company}/`, [
    ['activity', 'Turns and mills'],
    ['sectors', '1,2'],
  ]);
  assert.equal(await isChanged(id), true);
  const changes = await changesOf(id);
  assert.deepEqual(
    changes.map(({ field }: { field: string }) => field),
    ['sectors', 'activity'],
  );
  assert.deepEqual(changes[1], { field: 'activity', before: 'Turns', after: 'Turns and mills' });
  assert.deepEqual(
    changes[0].after.map((sector: { id: number }) => sector.id),
    [1, 2],
  );
});

test('figures, offices and documents are compared by what they say, not by when they were saved', async () => {
  const company = await registerCompany(owner);
  const id = await offerCompany(owner, { company_id: company });
  const { offices } = (await owner.get(`${companies}${company}/`)).body;
  const save = async (call: string, body: object) =>
    assert.equal((await owner.post(`${companies}${company}/${call}/`, body)).status, 200);
  await save('update_revenues_completely', { revenues: REVENUES });
  await save('update_offices_completely', { offices });
  assert.deepEqual(await fieldsOf(id), []);
  await save('update_revenues_completely', { revenues: REVENUES.slice(1) });
  await save('update_offices_completely', { offices: [] });
  await uploaded(owner, 'files_of_company', company, 'Lease.pdf');
  assert.deepEqual(await fieldsOf(id), ['offices', 'revenues', 'documents']);
  const [office, revenues, documents] = await changesOf(id);
  assert.equal(office.before[0].address.city, 'Voiron');
  assert.equal(revenues.before[0].ebitda, 720_000.5);
  assert.deepEqual([documents.before, documents.after[0].name], [[], 'Lease.pdf']);
});

test('what was acknowledged is not offered again', async () => {
  const company = await registerCompany(owner);
  const id = await offerCompany(owner, { company_id: company });
  await owner.form('PATCH', `${companies}${company}/`, [['activity', 'Turns']]);
  const before = (await owner.get(`${listings}${id}/`)).body.updated_at;
  assert.deepEqual((await owner.post(`${listings}${id}/company_changes/`)).body.changes, []);
  assert.equal(await isChanged(id), false);
  assert.equal((await owner.get(`${listings}${id}/`)).body.updated_at, before);
  await owner.form('PATCH', `${companies}${company}/`, [['name', 'Another name']]);
  assert.deepEqual(await fieldsOf(id), []);
  await owner.form('PATCH', `${companies}${company}/`, [['city', 'Lyon']]);
  assert.deepEqual(await fieldsOf(id), ['city']);
  const other = await registerCompany(owner, { city: 'Nantes' });
  await owner.form('PATCH', `${listings}${id}/`, [['company_id', other]]);
  assert.deepEqual(await fieldsOf(id), []);
});

test('what changes after it was read is not acknowledged with the rest', async () => {
  const company = await registerCompany(owner);
  const id = await offerCompany(owner, { company_id: company });
  const address = `${listings}${id}/company_changes/`;
  const change = (field: string, value: string) =>
    owner.form('PATCH', `${companies}${company}/`, [[field, value]]);
  const acknowledge = (version: string) => owner.call('POST', address, {}, { 'if-match': `"${version}"` });
  await change('city', 'Lyon');
  const { body: read, headers } = await owner.get(address);
  assert.equal(headers.etag, `"${read.version}"`);
  await change('activity', 'Turns');
  const refused = await acknowledge(read.version);
  assert.deepEqual([refused.status, refused.body.code], [409, 'record.changed']);
  assert.deepEqual(await fieldsOf(id), ['city', 'activity']);
  await uploaded(owner, 'files_of_company', company, 'Lease.pdf');
  const { version } = (await owner.get(address)).body;
  const taken = await acknowledge(version);
  assert.deepEqual([taken.status, taken.body], [200, { changes: [], version }]);
  assert.equal(taken.headers.etag, `"${version}"`);
  assert.deepEqual(await fieldsOf(id), []);
});

test('a new phone or website of the company is no change of the listing, which has none of its own', async () => {
  const company = await registerCompany(owner);
  const id = await offerCompany(owner, { company_id: company });
  await owner.form('PATCH', `${companies}${company}/`, [
    ['phone', '+33 4 76 00 00 00'],
    ['website', 'https://vercors.example'],
  ]);
  assert.deepEqual([await isChanged(id), await changesOf(id)], [false, []]);
});

test('a new name of its sector or sub-sector is no change of the company', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const company = await registerCompany(owner, { sectors: '1,2', sub_sectors: '1' });
  const id = await offerCompany(owner, { company_id: company });
  const version = async () => (await owner.get(`${listings}${id}/company_changes/`)).body.version;
  const before = await version();
  for (const [list, name] of [
    ['sectors', 'Workshops'],
    ['sub_sectors', 'Lathes'],
  ] as const)
    assert.equal((await staff.patch(paths.listedName(list, 1), { name })).status, 200);
  assert.deepEqual([await isChanged(id), await changesOf(id), await version()], [false, [], before]);
  await owner.form('PATCH', `${companies}${company}/`, [['sectors', '1,3']]);
  const [{ field, after }, ...others] = await changesOf(id);
  assert.deepEqual([await isChanged(id), field, after[0].name, others], [true, 'sectors', 'Workshops', []]);
});

test('nobody else is told', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const company = await registerCompany(owner);
  const id = await offerCompany(owner, { company_id: company });
  await owner.form('PATCH', `${companies}${company}/`, [['city', 'Lyon']]);
  assert.equal((await staff.get(`${listings}${id}/`)).body.own.company_changed, false);
  assert.equal((await staff.get(`${listings}${id}/company_changes/`)).status, 403);
});

test('documents of the company are copied into their groups, at the creation or later', async () => {
  const company = await registerCompany(owner);
  const [lease] = await uploaded(owner, 'files_of_company', company, 'Lease.pdf');
  const [accounts] = await uploaded(owner, 'company_annual_accounts', company, 'Accounts.pdf');
  const [ledger] = await uploaded(owner, 'general_ledgers', company, 'Ledger.pdf');
  const id = await offerCompany(owner, { company_id: company, file_ids: `${lease}` });
  assert.deepEqual(await documentsOf(id), ['Lease.pdf']);
  const take = (...file_ids: unknown[]) => owner.post(`${listings}${id}/take_over_documents/`, { file_ids });
  const taken = await take(lease, accounts, ledger);
  assert.equal(taken.status, 201);
  assert.deepEqual(
    taken.body.files.map(({ name, group }: Record<string, string>) => [name, group]),
    [
      ['Accounts.pdf', 'annual'],
      ['Ledger.pdf', 'general_ledger'],
    ],
  );
  assert.deepEqual(await documentsOf(id), ['Lease.pdf']);
  assert.deepEqual(await documentsOf(id, 'opportunity_general_ledgers'), ['Ledger.pdf']);
  await owner.delete(`/api/general_ledgers/${ledger}/`);
  const [newer] = await uploaded(owner, 'general_ledgers', company, 'Newer ledger.pdf');
  const second = await take(newer);
  assert.deepEqual([second.status, second.body.code], [409, 'file.ledger_exists']);
});

test('a copy stays readable when the original is deleted', async () => {
  const company = await registerCompany(owner);
  const [lease = 0] = await uploaded(owner, 'files_of_company', company, 'Lease.pdf');
  const id = await offerCompany(owner, { company_id: company, file_ids: lease });
  const { body } = await owner.get(`/api/opportunity_documents/?opportunity_id=${id}`);
  const kept = (await stored(app)).length;
  assert.equal((await owner.delete(`/api/files_of_company/${lease}/`)).status, 204);
  assert.equal((await stored(app)).length, kept);
  assert.equal((await owner.get(body.results[0].url)).status, 200);
});

test('files of another company are refused, and nothing is created', async () => {
  const [foreign = 0] = await uploaded(owner, 'files_of_company', await registerCompany(owner), 'Lease.pdf');
  const company = await registerCompany(owner);
  const id = await offerCompany(owner, { company_id: company });
  const refused = await owner.post(`${listings}${id}/take_over_documents/`, { file_ids: [foreign] });
  assert.deepEqual([refused.status, Object.keys(refused.body.codes)], [400, ['file_ids']]);
  const count = async () => (await owner.get(`${listings}my_list_sell/?page_size=1`)).body.count;
  const before = await count();
  const created = await owner.form('POST', `${listings}create_sell/`, [
    ['company_id', company],
    ['project_title', 'Workshop for sale, with files'],
    ['sectors', 1],
    ['activity', 'Turns and mills small series of parts'],
    ['unique_selling_proposition', 'Two thirds of the orders are certain'],
    ['file_ids', foreign],
  ]);
  assert.equal(created.status, 400);
  assert.equal(await count(), before);
});
