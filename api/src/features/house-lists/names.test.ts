import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { seedReference } from '../../../seed/reference/seed-reference.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const staff = await signedIn(app, { isStaff: true });
const owner = await signedIn(app);
const nobody = anonymous(app);

interface Entry {
  id: number;
  name: string;
  name_fr: string;
  parent: number | null;
  retired: boolean;
  updated_at: string;
}
const entries = async (list: string): Promise<Entry[]> =>
  (await staff.get(paths.houseList(list))).body.results;
const entry = async (list: string, id: number) =>
  (await entries(list)).find((each) => each.id === id) as Entry;
const offered = async (url: string): Promise<number[]> =>
  (await nobody.get(`${url}${url.includes('?') ? '&' : '?'}page_size=500`)).body.results.map(
    ({ id }: Entry) => id,
  );
const added = async (list: string, body: object): Promise<Entry> => {
  const answer = await staff.post(paths.houseList(list), body);
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body;
};
const retire = (list: string, id: number, retired = true) =>
  staff.patch(paths.listedName(list, id), { retired });

test('the lists have every entry but the one for who does not know', async () => {
  assert.deepEqual(
    (await entries('sectors')).map(({ id }) => id),
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  assert.equal((await entries('sub_sectors')).length, 48);
  assert.deepEqual(
    (await entries('faq_categories')).map(({ parent }) => parent),
    [null, null, null, null, null],
  );
  const help = await staff.patch(paths.listedName('sectors', 900), { name: 'Whatever' });
  assert.deepEqual([help.status, help.body.code], [404, 'request.not_found']);
  assert.equal((await staff.get(paths.houseList('countries'))).status, 404);
});

test('new entries are offered at the end, in both languages, and a start leaves all as it is', async () => {
  const sector = await added('sectors', { name: 'Craft', name_fr: 'Artisanat' });
  const sub = await added('sub_sectors', { name: 'Pottery', name_fr: 'Poterie', parent: sector.id });
  const other = await added('sub_sectors', { name: 'Glass', name_fr: 'Verrerie', parent: sector.id });
  const { body } = await nobody.get('/api/sectors/?page_size=500');
  const { hue, ...shown } = body.results.at(-1);
  assert.deepEqual(shown, { id: sector.id, name: 'Craft', name_fr: 'Artisanat' });
  assert.ok(body.results.slice(0, -1).every((each: { hue: number }) => each.hue !== hue));
  assert.deepEqual(await offered(`/api/sub_sectors/?parents=${sector.id}`), [sub.id, other.id]);
  await staff.patch(paths.listedName('sectors', 3), { name: 'Software', name_fr: 'Logiciel' });
  await app.db.transaction((tx) => seedReference(tx));
  assert.equal((await entry('sectors', 3)).name, 'Software');
  assert.equal((await entries('sectors')).length, 13);
});

test('a name is refused at its field: too short, too long, empty, or taken in whatever case', async () => {
  const rows: [string, object, string, string][] = [
    ['sectors', { name: '', name_fr: 'Vide' }, 'name', 'value.too_short'],
    ['sectors', { name: 'A', name_fr: 'Un' }, 'name', 'value.too_short'],
    ['sectors', { name: 'Trade', name_fr: 'x'.repeat(51) }, 'name_fr', 'value.too_long'],
    ['sectors', { name: 'Trade' }, 'name_fr', 'value.required'],
    ['sectors', { name: ' HEALTH ', name_fr: 'Médecine' }, 'name', 'value.taken'],
    ['sectors', { name: 'Medicine', name_fr: 'santé' }, 'name_fr', 'value.taken'],
    ['sub_sectors', { name: 'Sawmills', name_fr: 'Scieries' }, 'parent', 'value.unknown_reference'],
    [
      'sub_sectors',
      { name: 'Sawmills', name_fr: 'Scieries', parent: 900 },
      'parent',
      'value.unknown_reference',
    ],
    ['sub_sectors', { name: 'plastics', name_fr: 'Autre', parent: 1 }, 'name', 'value.taken'],
  ];
  for (const [list, body, field, code] of rows) {
    const answer = await staff.post(paths.houseList(list), body);
    assert.equal(answer.status, 400, JSON.stringify(body));
    assert.deepEqual(answer.body.codes[field][0].code, code, JSON.stringify(body));
  }
  // Another sector may have a sub-sector of the same name.
  await added('sub_sectors', { name: 'Plastics', name_fr: 'Plasturgie', parent: 2 });
  assert.equal((await staff.patch(paths.listedName('sectors', 4), { name: 'health' })).status, 200);
});

test('of two who edit the same entry the later one is refused, and both can add the same name once', async () => {
  const { updated_at: before } = await entry('sectors', 5);
  const edit = (name: string) =>
    staff.call('PATCH', paths.listedName('sectors', 5), { name }, { 'if-match': `"${before}"` });
  const answers = await Promise.all([edit('Food'), edit('Farms')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'record.changed');
  const body = { name: 'Forestry', name_fr: 'Sylviculture' };
  const twice = await Promise.all([1, 2].map(() => staff.post(paths.houseList('sectors'), body)));
  assert.deepEqual(twice.map(({ status }) => status).sort(), [201, 400]);
});

test('an entry is moved among those of its sector; everybody reads the new order', async () => {
  const move = (id: number, before: number | null) =>
    staff.post(paths.moveName('sub_sectors', id), { before });
  assert.equal((await move(8, 5)).status, 200);
  assert.deepEqual((await offered('/api/sub_sectors/?parents=2')).slice(0, 4), [8, 5, 6, 7]);
  assert.deepEqual(await offered('/api/sub_sectors/?parents=1'), [1, 2, 3, 4]);
  const elsewhere = await move(8, 1);
  assert.deepEqual([elsewhere.status, elsewhere.body.code], [409, 'record.changed']);
  assert.equal((await staff.post(paths.moveName('sectors', 12), { before: 1 })).status, 200);
  assert.equal((await offered('/api/sectors/'))[0], 12);
  // Sub-sectors follow their sectors.
  assert.equal((await offered('/api/sub_sectors/'))[0], 45);
});

test('a retired sector stays where it was chosen, is offered to nobody else, and can come back', async () => {
  const kept = await publishOffer(owner, { sectors: '6', sub_sectors: '21,22' });
  const page = async () => (await nobody.get(`/api/opportunities/${kept}/`)).body;
  assert.equal((await retire('sectors', 6)).body.retired, true);
  assert.equal((await retire('sub_sectors', 22)).status, 200);
  assert.equal((await offered('/api/sectors/')).includes(6), false);
  assert.deepEqual(await offered('/api/sub_sectors/?parents=6'), [21, 23, 24]);
  assert.deepEqual(
    (await page()).sectors.map(({ id }: Entry) => id),
    [6],
  );
  assert.deepEqual(
    (await page()).sub_sectors.map(({ id }: Entry) => id),
    [21, 22],
  );
  assert.equal((await nobody.get('/api/opportunities/?sectors=6')).body.results[0].id, kept);
  // Its name for a form or a link that has it.
  assert.deepEqual(await offered('/api/sectors/?ids=6,1'), [1, 6]);
  assert.deepEqual(await offered('/api/sub_sectors/?parents=6&ids=22'), [22]);
  assert.deepEqual(await offered('/api/sectors/?ids=900'), []);

  const edit = (fields: [string, string][]) => owner.form('PATCH', `/api/opportunities/${kept}/`, fields);
  assert.equal((await edit([['sectors', '6,7']])).status, 200);
  const company = (sectors: string) =>
    owner.form('POST', '/api/companies_for_profile/', [
      ['name', 'Scierie du Bugey'],
      ['sectors', sectors],
    ]);
  const mandate = (sectors: string) =>
    owner.form('POST', '/api/opportunities/create_buy/', [
      ['project_title', 'Looking for a sawmill'],
      ['preferred_description', 'A business with loyal customers and a team that stays on.'],
      ['preferred_sectors', sectors],
    ]);
  const expectRetired = ({ status, body }: Awaited<ReturnType<typeof edit>>, field: string) =>
    assert.deepEqual([status, body.codes], [400, { [field]: [{ code: 'value.retired' }] }]);
  expectRetired(await company('6'), 'sectors');
  expectRetired(await mandate('[1,6]'), 'preferred_sectors');
  assert.equal((await edit([['sub_sectors', '21']])).status, 200);
  expectRetired(await edit([['sub_sectors', '21,22']]), 'sub_sectors');
  assert.equal((await retire('sectors', 6, false)).body.retired, false);
  assert.equal((await company('6')).status, 201);
});

test('a business is offered with the retired sector that its company has', async () => {
  const { body: company } = await owner.form('POST', '/api/companies_for_profile/', [
    ['name', 'Optique Belfort'],
    ['sectors', '7'],
  ]);
  await retire('sectors', 7);
  await publishOffer(owner, { sectors: '7', company_id: company.id });
});

test('listings are found by the new name of their sector, and not by the old one', async () => {
  const id = await publishOffer(owner, { sectors: '9', sub_sectors: '33' });
  const found = async (words: string) =>
    (await nobody.get(`/api/opportunities/?project_title=${words}`)).body.results.map(
      (each: Entry) => each.id,
    );
  assert.ok((await found('logistics')).includes(id));
  await staff.patch(paths.listedName('sectors', 9), { name: 'Freight', name_fr: 'Fret' });
  await staff.patch(paths.listedName('sub_sectors', 33), { name: 'Lorries' });
  assert.ok((await found('freight')).includes(id));
  assert.ok((await found('lorries')).includes(id));
  assert.equal((await found('logistics')).includes(id), false);
});

test('who edited what is on record; nobody else may', async () => {
  const before = (await staff.get(`${paths.auditEvents}?kind=list_edited`)).body.count;
  await retire('sub_sectors', 40);
  const { body } = await staff.get(`${paths.auditEvents}?kind=list_edited`);
  assert.equal(body.count, before + 1);
  assert.deepEqual(body.results[0].entry, { list: 'sub_sectors', id: 40 });
  assert.equal(body.results[0].actor.id, staff.user.id);
  for (const actor of [owner, nobody]) {
    const status = actor === owner ? 403 : 401;
    assert.equal((await actor.get(paths.houseList('sectors'))).status, status);
    assert.equal((await actor.patch(paths.listedName('sectors', 1), { name: 'Mine' })).status, status);
  }
});
