import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, REVENUES, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/companies_for_profile/';

test('the owner creates, reads, edits and finds a company', async () => {
  const owner = await signedIn(app);
  const id = await registerCompany(owner, { name: 'Biscuiterie 100 % beurre', sectors: 5 });
  const { body } = await owner.get(`${url}${id}/`);
  assert.equal(body.name, 'Biscuiterie 100 % beurre');
  assert.deepEqual(
    body.sectors.map((sector: { id: number }) => sector.id),
    [5],
  );
  assert.equal(body.revenues[0].ebitda, 720_000.5);
  assert.equal(body.offices[0].address.city, 'Voiron');
  const edited = await owner.form('PATCH', `${url}${id}/`, [['sectors', '1,2']]);
  assert.equal(edited.body.name, 'Biscuiterie 100 % beurre');
  assert.deepEqual(
    edited.body.sectors.map((sector: { id: number }) => sector.id),
    [1, 2],
  );
  assert.equal((await owner.get(`${url}?name=100 %25&sectors=2`)).body.count, 1);
  assert.equal((await owner.get(`${url}?name=_iscuit`)).body.count, 0);
  assert.equal((await owner.get(`${url}?ordering=owner`)).status, 400);
});

test("another user's company is 404, and anonymous users get 401", async () => {
  const id = await registerCompany(await signedIn(app));
  const stranger = await signedIn(app);
  assert.equal((await stranger.get(`${url}${id}/`)).status, 404);
  assert.equal((await stranger.form('PATCH', `${url}${id}/`, [['name', 'Mine now']])).status, 404);
  assert.equal((await stranger.delete(`${url}${id}/`)).status, 404);
  assert.equal((await stranger.post(`${url}${id}/update_offices_completely/`, { offices: [] })).status, 404);
  assert.equal((await stranger.get(url)).body.count, 0);
  assert.equal((await anonymous(app).get(url)).status, 401);
});

test('an import registers all companies of its owner, or none', async () => {
  const [owner, stranger] = [await signedIn(app), await signedIn(app)];
  const rows = [
    { name: ' Fonderie  du Rhône ', sectors: [1], city: 'Givors', country: 1, website: 'fonderie.example' },
    { name: 'Atelier Isère', sectors: [1, 5] },
  ];
  const made = await owner.post(`${url}import/`, { companies: rows });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const [first, second] = made.body.ids;
  const { body } = await owner.get(`${url}${first}/`);
  assert.equal(body.name, 'Fonderie du Rhône');
  assert.equal(body.city, 'Givors');
  assert.deepEqual(body.revenues, []);
  assert.equal((await owner.get(`${url}${second}/`)).body.sectors.length, 2);
  assert.equal((await stranger.get(`${url}${first}/`)).status, 404);

  const refused = [
    [{ companies: [rows[0], { name: 'X', sectors: [1] }] }, 'companies.1.name'],
    [{ companies: [rows[0], { name: 'Without a sector', sectors: [] }] }, 'companies.1.sectors'],
    [
      { companies: [rows[0], { name: 'With a wrong phone', sectors: [1], phone: '12' }] },
      'companies.1.phone',
    ],
    [{ companies: [] }, 'companies'],
    [{ companies: Array.from({ length: 51 }, () => rows[0]) }, 'companies'],
  ] as const;
  for (const [sent, field] of refused) {
    const { status, body: answer } = await owner.post(`${url}import/`, sent);
    assert.equal(status, 400, JSON.stringify(sent).slice(0, 80));
    assert.ok(Object.keys(answer.codes)[0]?.startsWith(field), JSON.stringify(answer));
  }
  const unknown = { companies: [rows[0], { name: 'In no sector', sectors: [1_999_999] }] };
  assert.equal((await owner.post(`${url}import/`, unknown)).status, 400);
  assert.equal((await owner.get(url)).body.count, 2);
  assert.equal((await anonymous(app).post(`${url}import/`, { companies: rows })).status, 401);
});

test('tags can be added, changed and removed', async () => {
  const owner = await signedIn(app);
  const named = async (name: string) => (await owner.post('/api/tags/', { name })).body;
  const [bread, mill] = [await named('Bread'), await named('Mill')];
  const id = await registerCompany(owner, { tags: `${bread.id},${mill.id}` });
  const tags = async () =>
    (await owner.get(`${url}${id}/`)).body.tags.map((tag: { name: string }) => tag.name);
  assert.deepEqual(await tags(), ['Bread', 'Mill']);
  await owner.form('PATCH', `${url}${id}/`, [['tags', mill.id]]);
  assert.deepEqual(await tags(), ['Mill']);
  await owner.form('PATCH', `${url}${id}/`, [['name', 'Another name']]);
  assert.deepEqual(await tags(), ['Mill']);
  await owner.form('PATCH', `${url}${id}/`, [['tags', '']]);
  assert.deepEqual(await tags(), []);
  const many = Array.from({ length: 11 }, () => bread.id).join(',');
  assert.deepEqual(Object.keys((await owner.form('PATCH', `${url}${id}/`, [['tags', many]])).body.codes), [
    'tags',
  ]);
});

test('invalid values are reported by field', async () => {
  const owner = await signedIn(app);
  const wrong = await owner.form('POST', url, [
    ['name', 'A'],
    ['website', 'javascript:alert(1)'],
    ['phone', '12'],
  ]);
  assert.equal(wrong.status, 400);
  assert.deepEqual(Object.keys(wrong.body.codes).sort(), ['name', 'sectors', 'website']);
  const phone = await owner.form('POST', url, [
    ['name', 'Abc'],
    ['sectors', 1],
    ['phone', '12'],
  ]);
  assert.deepEqual(Object.keys(phone.body.codes), ['phone']);
  const unknown = await owner.form('POST', url, [
    ['name', 'Abc'],
    ['sectors', 99_999],
  ]);
  assert.equal(unknown.status, 400);
  const id = await registerCompany(owner);
  const figures = `${url}${id}/update_revenues_completely/`;
  const twice = await owner.post(figures, { revenues: [REVENUES[0], REVENUES[0]] });
  assert.equal(twice.status, 400);
  const future = await owner.post(figures, { revenues: [{ ...REVENUES[0], date: '2999-01-01' }] });
  assert.equal(future.status, 400);
  assert.equal((await owner.get(`${url}${id}/`)).body.revenues.length, 3);
});

test('a company has the face of its newest listing', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const listed = async () => [
    (await owner.get(`${url}${company}/`)).body.listing,
    (await owner.get(url)).body.results[0].listing,
  ];
  assert.deepEqual(await listed(), [null, null]);
  await offerCompany(owner, { company_id: company });
  const id = await offerCompany(owner, { company_id: company });
  const { sectors, sub_sectors, background_image } = (await owner.get(`/api/opportunities/${id}/`)).body;
  const face = { id, sectors, sub_sectors, background_image };
  assert.deepEqual(await listed(), [face, face]);
});

test('deleting a company deletes its opportunities that never had a deal', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const opportunity = await offerCompany(owner, { company_id: company });
  assert.equal((await owner.get(`${url}${company}/`)).body.number_of_opportunities, 1);
  assert.equal((await owner.delete(`${url}${company}/`)).status, 204);
  assert.equal((await owner.get(`/api/opportunities/${opportunity}/`)).status, 404);
});
