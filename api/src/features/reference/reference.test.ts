import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { regions } from '../../../db/schema/index.ts';
import { seedReference } from '../../../seed/reference/seed-reference.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);

test('sectors are paged in the order of their ids', async () => {
  const { body } = await nobody.get('/api/sectors/?page=2&page_size=5');
  assert.deepEqual(
    body.results.map(({ id }: { id: number }) => id),
    [6, 7, 8, 9, 10],
  );
  assert.deepEqual([body.count, body.next_page, body.current_page, body.pages_count], [12, 3, 2, 3]);
});

test('sub-sectors are filtered by parents, none of them, and names without accents', async () => {
  assert.equal((await nobody.get('/api/sub_sectors/?parents=1,3')).body.count, 8);
  assert.equal((await nobody.get('/api/sub_sectors/?parents=none')).body.count, 0);
  assert.equal((await nobody.get('/api/sub_sectors/?name=electricite')).body.results[0].name, 'Electrical');
  assert.deepEqual(Object.keys((await nobody.get('/api/sub_sectors/?parents=1,x')).body.codes), ['parents']);
});

test('names are sorted with accented letters beside the plain ones', async () => {
  const { body } = await nobody.get('/api/regions/');
  const names = body.results.map(({ name }: { name: string }) => name);
  assert.ok(names.indexOf('Île-de-France') < names.indexOf('La Réunion'));
});

test('regions of countries with another language have a name in each', async () => {
  const { body } = await nobody.get('/api/regions/');
  const french = new Map(body.results.map(({ name, name_fr }: Record<string, string>) => [name, name_fr]));
  for (const [name, nameFr] of Object.entries({
    Bavaria: 'Bavière',
    Lombardy: 'Lombardie',
    Catalonia: 'Catalogne',
    'South West England': 'Sud-Ouest de l’Angleterre',
    'Provence-Alpes-Côte d’Azur': 'Provence-Alpes-Côte d’Azur',
  }))
    assert.equal(french.get(name), nameFr);
});

test('a start goes on where somebody has added a region by the name that the seed gives another now', async () => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`update regions set name = 'As before' where name = 'Bavaria'`);
    await tx.execute(
      sql`insert into regions (name, name_fr, country_id, accepted) select 'bavaria', 'bavaria', country_id, true from regions where name = 'As before'`,
    );
    await seedReference(tx);
    const { rows } = await tx.execute(sql`select name_fr from regions where name = 'As before'`);
    assert.deepEqual(rows, [{ name_fr: 'Bavière' }]);
    await tx.execute(sql`delete from regions where name = 'bavaria'`);
    await seedReference(tx);
    assert.equal(await tx.$count(regions, eq(regions.name, 'Bavaria')), 1);
  });
});

test('a list is ordered by a known field; any other is 400', async () => {
  const names = async (ordering: string) => {
    const { body } = await nobody.get(`/api/regions/?ordering=${ordering}`);
    return body.results.map(({ name }: { name: string }) => name);
  };
  assert.deepEqual(await names('-name'), (await names('name')).reverse());
  assert.deepEqual(await names('-id'), (await names('id')).reverse());
  for (const list of ['regions', 'countries', 'sectors', 'sub_sectors', 'tags', 'currencies'])
    assert.equal((await nobody.get(`/api/${list}/?ordering=-name`)).status, 200, list);
  for (const list of [
    'regions',
    'tags',
    'sectors',
    'faq',
    'faq-categories',
    'sub_sector_background_images',
  ]) {
    const { status, body } = await nobody.get(`/api/${list}/?ordering=price`);
    assert.deepEqual([status, Object.keys(body.codes)], [400, ['ordering']], list);
  }
});

test('need_help records are not in the lists', async () => {
  assert.equal((await nobody.get('/api/sectors/need_help_sector/')).body.name_fr, 'Besoin d’aide');
  assert.equal((await nobody.get('/api/sub_sectors/need_help_sub_sector/')).body.name, 'Need help');
});

test('regions are listed by country; the same name in two countries is two regions', async () => {
  const person = await signedIn(app);
  const namesIn = async (query: string, reader = nobody) => {
    const { status, body } = await reader.get(`/api/regions/?${query}`);
    assert.equal(status, 200);
    return body.results.map(({ name }: { name: string }) => name);
  };
  assert.deepEqual(await namesIn('country=2'), ['Bruxelles', 'Wallonie']);
  assert.deepEqual(await namesIn('country=2&name=wal'), ['Wallonie']);
  assert.deepEqual(await namesIn('country=11'), []);
  const add = async (country?: number | null) =>
    (await person.post('/api/regions/', { name: 'Luxembourg', country })).body;
  const [belgian, known, nowhere] = [await add(2), await add(4), await add()];
  assert.deepEqual([belgian.country, known.country, nowhere.country], [2, 4, null]);
  assert.equal(new Set([belgian.id, known.id, nowhere.id]).size, 3);
  assert.equal(known.id, 23);
  assert.equal((await add(2)).id, belgian.id);
  assert.equal((await add(null)).id, nowhere.id);
  assert.deepEqual(await namesIn('country=2', person), ['Bruxelles', 'Luxembourg', 'Wallonie']);
  const { status, body } = await person.post('/api/regions/', { name: 'Atlantis', country: 999 });
  assert.deepEqual([status, Object.keys(body.codes)], [400, ['notField']]);
});

test('tags are listed by their ids; unknown ones are left out', async () => {
  const listed = async (query: string) => {
    const { status, body } = await nobody.get(`/api/tags/?${query}`);
    assert.equal(status, 200);
    return body.results.map(({ id }: { id: number }) => id);
  };
  const [first, second] = await listed('');
  assert.deepEqual((await listed(`ids=${second},${first},999999`)).sort(), [first, second].sort());
  assert.deepEqual(await listed('ids=999999'), []);
  assert.deepEqual(await listed('ids='), []);
  assert.equal((await nobody.get('/api/tags/?ids=some')).status, 400);
});

test('users add tags and regions, 20 a day; the same name is the same record', async () => {
  const person = await signedIn(app);
  assert.equal((await nobody.post('/api/tags/', { name: 'Vélo' })).status, 401);
  const tag = await person.post('/api/tags/', { name: 'Vélo', deleted: false });
  assert.equal(tag.status, 201);
  assert.equal((await person.post('/api/tags/', { name: 'vélo' })).body.id, tag.body.id);
  assert.deepEqual(Object.keys((await person.post('/api/tags/', { name: 'no digits 1' })).body.codes), [
    'name',
  ]);
  const names = Array.from({ length: 22 }, (_, index) => `Region ${index}`);
  const responses = await Promise.all(names.map((name) => person.post('/api/regions/', { name })));
  assert.equal(responses.filter(({ status }) => status === 201).length, 19);
  assert.equal(responses.filter(({ status }) => status === 429).length, 3);
});
