import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BAND_EDGES,
  FILTER_RANGES,
  FLAG_FILTERS,
  flagParams,
  LIST_FILTERS,
  NO_FILTERS,
  type Opportunity,
  paths,
  rangeParams,
  type SearchFilters,
} from '@handover/shared/contract';
import { isFoundBy } from '@handover/shared/contract/schemas';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishMandate, publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const ANY = { min: null, max: null };
const [owner, buyer] = [await signedIn(app), await signedIn(app)];
const sales = [
  await publishOffer(owner, { country: 1, asking_price: '500000' }),
  await publishOffer(owner, { sectors: '2,3' }),
  await publishOffer(owner, { asking_price: '' }),
];
await app.db.execute(
  sql`update revenues set revenue = 5000000, ebitda = 500000 where opportunity_id = ${Number(sales[1])}`,
);
await app.db.execute(sql`delete from revenues where opportunity_id = ${Number(sales[2])}`);
const mandate = await publishMandate(owner);
await app.db.execute(
  sql`update opportunities set preferred_min_revenue = 1000000, preferred_max_revenue = 2000000 where id = ${mandate}`,
);
const listings: Opportunity[] = [];
for (const id of [...sales, mandate]) listings.push((await buyer.get(paths.opportunity(id))).body);

const ranges = (edges: readonly number[]) => {
  const ends = [null, ...edges, 2_345_678];
  return ends
    .flatMap((min) => ends.map((max) => ({ min, max })))
    .filter(({ min, max }) => min === null || max === null || min <= max);
};
const FILTERS: Partial<SearchFilters>[] = [
  {},
  ...LIST_FILTERS.map((name) => ({ [name]: [1] })),
  { sectors: [2, 9] },
  { countries: [2] },
  ...FILTER_RANGES.map((name) => ({ [name]: { min: 1, max: null } })),
  // Whose favourites it finds is for the database.
  ...FLAG_FILTERS.filter((flag) => flag !== 'favorites').map((flag) => ({ [flag]: true })),
  ...[ANY, { min: 500_000, max: null }, { min: null, max: 499_999 }, { min: 1, max: 1e9 }].map((price) => ({
    price,
  })),
  ...ranges(BAND_EDGES.revenue).map((revenue) => ({ revenue })),
  ...ranges(BAND_EDGES.ebitda).map((ebitda) => ({ ebitda })),
];

async function listed(type: 'sell' | 'buy', filters: SearchFilters) {
  const query = new URLSearchParams({ type_of_opportunity: type, page_size: '100' });
  for (const [name, end] of Object.entries(rangeParams(filters)))
    if (end !== null) query.set(name, String(end));
  for (const name of LIST_FILTERS) if (filters[name].length > 0) query.set(name, filters[name].join());
  if (filters.search) query.set('project_title', filters.search);
  for (const [name, value] of Object.entries(flagParams(filters))) query.set(name, String(value));
  const { body } = await buyer.get(`${paths.opportunities}?${query}`);
  return body.results.map(({ id }: { id: number }) => id).sort();
}

test(`${FILTERS.length} filters find by the rule what the list shows`, async () => {
  for (const type of ['sell', 'buy'] as const)
    for (const filter of FILTERS) {
      const filters = { ...NO_FILTERS, ...filter };
      const found = listings.filter((each) => each.type_of_opportunity === type && isFoundBy(filters, each));
      assert.deepEqual(
        found.map(({ id }) => id).sort(),
        await listed(type, filters),
        `${type} ${JSON.stringify(filter)}`,
      );
    }
});

const WORDS = [
  'titanium',
  'Titan',
  'PRÉCISION',
  'precission',
  'of the small series',
  '"small series"',
  'machining -titanium',
  'chining, aero',
  'bakery',
  '100%',
  'é',
];
test('words find in a saved search what the list shows', async () => {
  for (const search of WORDS)
    await buyer.post(paths.savedSearches, {
      name: search.length > 1 ? search : 'An accent',
      type_of_opportunity: 'sell',
      filters: { ...NO_FILTERS, search },
      alert: 'none',
      by_mail: false,
    });
  const id = await publishOffer(owner);
  await app.jobs.get('saved-searches')?.work();
  const { body } = await buyer.get(`${paths.savedSearches}?page_size=100`);
  assert.equal(body.count, WORDS.length);
  for (const { filters, new_count } of body.results)
    assert.equal(new_count > 0, (await listed('sell', filters)).includes(id), filters.search);
});
