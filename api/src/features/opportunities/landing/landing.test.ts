import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, type QueryValues, withQuery } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { regions, sectors } from '../../../../db/schema/index.ts';
import { seedReference } from '../../../../seed/reference/seed-reference.ts';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishMandate, publishOffer } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const visitor = anonymous(app);

const BRETAGNE = { country: 1, region: 3 };
await publishOffer(owner, { sectors: '[1,2]', ...BRETAGNE });
await publishOffer(owner, { sectors: 1, ...BRETAGNE });
await publishOffer(owner, { sectors: 1 });
await publishMandate(owner);
await offerCompany(owner, { sectors: 3, country: 1, region: 5 });

type Link = { slug: string; count: number };
const landing = (query: QueryValues, by: Actor = visitor) =>
  by.get(withQuery(paths.landing, { type_of_opportunity: 'sell', ...query }));
const pageOf = async (path: string | undefined, by: Actor = visitor) => {
  const { status, body } = await landing({ path }, by);
  assert.equal(status, 200, JSON.stringify(body));
  const links = (all: Link[]) => all.map(({ slug, count }) => `${slug} ${count}`);
  return {
    of: [body.sector?.name, body.region?.name].filter(Boolean).join(', '),
    counts: [body.count, body.other_count],
    sectors: links(body.sectors),
    regions: links(body.regions),
  };
};

test('the published listings alone are counted, and only what has some is linked', async () => {
  assert.deepEqual(await pageOf(undefined), {
    of: '',
    counts: [3, 1],
    sectors: ['industry 3', 'construction 1'],
    regions: ['bretagne 2'],
  });
  assert.deepEqual(await pageOf('industry'), {
    of: 'Industry',
    counts: [3, 1],
    sectors: [],
    regions: ['bretagne 2'],
  });
  assert.deepEqual(await pageOf('construction/bretagne'), {
    of: 'Construction, Bretagne',
    counts: [1, 0],
    sectors: [],
    regions: [],
  });
  assert.deepEqual((await pageOf('technology')).counts, [0, 0]);
});

test('the counts are those of the list with these filters', async () => {
  for (const path of ['industry', 'bretagne', 'construction/bretagne', 'corse']) {
    const { sector, region, count } = (await landing({ path })).body;
    const query = { type_of_opportunity: 'sell', sectors: sector?.id, regions: region?.id };
    const list = await visitor.get(
      withQuery(paths.opportunities, { ...query, countries: region?.country ?? undefined }),
    );
    assert.deepEqual([path, list.body.count], [path, count]);
    const byIds = await landing({ sector: sector?.id, region: region?.id });
    assert.equal(byIds.body.count, count);
  }
});

test('it is the same for the owner; an unknown name is 404', async () => {
  assert.deepEqual(await pageOf('industry', owner), await pageOf('industry'));
  for (const path of ['nothing', '123', 'bretagne/industry', 'need-help'])
    assert.deepEqual([path, (await landing({ path })).status], [path, 404]);
  assert.equal((await landing({ sector: 900 })).status, 404);
});

test('an address outlives the name of its sector, and a start', async () => {
  const url = paths.listedName('sectors', 2);
  assert.equal((await staff.patch(url, { name: 'Building', name_fr: 'Bâtiment' })).status, 200);
  await app.db.transaction(seedReference);
  assert.equal((await pageOf('construction')).of, 'Building');
  assert.equal((await landing({ path: 'building' })).status, 404);
  assert.equal((await staff.patch(url, { retired: true })).status, 200);
  assert.deepEqual((await pageOf('construction')).counts, [1, 0]);
});

test('a new sector has an address that no other has', async () => {
  const slugOf = async (name: string) => {
    const { body } = await staff.post(paths.houseList('sectors'), { name, name_fr: `${name} fr` });
    const [row] = await app.db.select().from(sectors).where(eq(sectors.id, body.id));
    return [row?.slug, body.id];
  };
  assert.equal((await slugOf('Crafts & Arts'))[0], 'crafts-arts');
  for (const [name, base] of [
    ['Bretagne', 'bretagne'],
    ['Crafts / Arts', 'crafts-arts'],
    ['2026', 'sector'],
  ] as const) {
    const [slug, id] = await slugOf(name);
    assert.equal(slug, `${base}-${id}`);
  }
});

test('a region that a person has added has no page until staff accept it', async () => {
  const { body } = await owner.post(paths.regions, { name: 'Pays d’Ancenis', country: 1 });
  await publishOffer(owner, { sectors: 1, country: 1, region: body.id });
  assert.equal((await landing({ path: 'pays-d-ancenis' }, owner)).status, 404);
  assert.equal((await landing({ region: body.id }, owner)).status, 404);
  assert.deepEqual((await pageOf(undefined, owner)).regions, ['bretagne 2']);
  await app.db.update(regions).set({ accepted: true }).where(eq(regions.id, body.id));
  assert.deepEqual((await pageOf('pays-d-ancenis')).counts, [1, 0]);
});
