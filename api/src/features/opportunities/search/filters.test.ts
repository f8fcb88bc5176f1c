import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { grantExclusivity, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const buyer = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const { body: tag } = await owner.post('/api/tags/', { name: 'Scierie' });

const setFigures = async (id: number, revenue: number, ebitda: number | null) => {
  const rows = [2025, 2024].map((year, back) => ({
    date: `${year}-01-01`,
    // The year before would be in other bands.
    revenue: revenue * (1 + 9 * back),
    ebitda: ebitda === null ? null : ebitda * (1 + 9 * back),
    number_of_employees: 7,
    currency: 1,
  }));
  const { status } = await owner.post(`/api/opportunities/${id}/update_revenues_completely/`, {
    revenues: rows,
  });
  assert.equal(status, 200);
};
const small = await publishOffer(
  owner,
  {
    project_title: 'Small sawmill in Brittany',
    sectors: 1,
    sub_sectors: 3,
    tags: tag.id,
    country: 1,
    region: 3,
    asking_price: '600000',
  },
  [tag.id],
);
await setFigures(small, 1_400_000, 120_000);
const large = await publishOffer(owner, {
  project_title: 'Large sawmill in Vaud',
  sectors: 2,
  sub_sectors: 5,
  country: 3,
  region: 22,
  asking_price: '4000000',
});
await setFigures(large, 4_999_000, -1);
const silent = await publishOffer(owner, {
  project_title: 'Sawmill without an EBITDA',
  asking_price: 'null',
});
await setFigures(silent, 300_000, null);
const mandate = async (fields: [string, string | number][]) => {
  const made = await buyer.form('POST', '/api/opportunities/create_buy/', [
    ['project_title', 'Looking for a sawmill'],
    ['preferred_sectors', 1],
    ['preferred_description', 'A sawmill with a forest around it.'],
    ...fields,
  ]);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  await staff.post(`/api/opportunities/${made.body.id}/moderate/`, { validated: true });
  return made.body.id as number;
};
const modest = await mandate([
  ['preferred_min_revenue', 1_000_000],
  ['preferred_max_revenue', 2_500_000],
]);
const ambitious = await mandate([['preferred_ebitda_min', 300_000]]);
await grantExclusivity(owner, buyer, await startDeal(owner, buyer, large));

const names = new Map([
  [small, 'small'],
  [large, 'large'],
  [silent, 'silent'],
  [modest, 'modest'],
  [ambitious, 'ambitious'],
]);
const find = async (query: string, who: Actor = anonymous(app)) => {
  const { status, body } = await who.get(`/api/opportunities/?${query}&ordering=created_at`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.count, body.results.length);
  return body.results.map(({ id }: { id: number }) => names.get(id));
};

const ROWS: [query: string, found: string[]][] = [
  ['', ['small', 'large', 'silent', 'modest', 'ambitious']],
  ['countries=1', ['small']],
  ['countries=1,3', ['small', 'large']],
  ['countries=14', []],
  ['regions=22', ['large']],
  ['sub_sectors=3,5', ['small', 'large']],
  [`tags=${tag.id}`, ['small']],
  [`tags=${tag.id}&countries=3`, []],
  ['countries=1&sub_sectors=3&price_max=600000&revenue_min=1000000', ['small']],
  ['price_min=600000', ['small', 'large']],
  ['price_min=600001', ['large']],
  ['price_max=4000000', ['small', 'large']],
  ['price_min=', ['small', 'large', 'silent', 'modest', 'ambitious']],
  // A sale by its band, a mandate by its range.
  ['revenue_min=1000000&revenue_max=2000000', ['small', 'modest']],
  ['revenue_min=1900000&revenue_max=1950000', ['small', 'modest']],
  ['revenue_min=2600000', ['large']],
  ['revenue_max=500000', ['silent']],
  ['revenue_min=5000000', []],
  ['ebitda_max=0', ['large']],
  ['ebitda_min=0', ['small', 'ambitious']],
  ['ebitda_min=100000&ebitda_max=250000', ['small']],
  ['ebitda_min=299999&ebitda_max=300000', ['ambitious']],
  ['under_exclusivity=false', ['small', 'silent', 'modest', 'ambitious']],
  ['under_exclusivity=true', ['large']],
];
for (const [query, found] of ROWS)
  test(`the market, ${query || 'unfiltered'}: ${found.join(', ') || 'nothing'}`, async () => {
    assert.deepEqual(await find(query), found);
  });

test('no end of a range tells where in its band a figure is, not even its owner', async () => {
  for (const who of [anonymous(app), owner, staff])
    for (const end of [1_000_000, 1_399_999, 1_400_000, 1_400_001, 1_999_999]) {
      assert.ok((await find(`revenue_min=${end}`, who)).includes('small'), `from ${end}`);
      assert.ok((await find(`revenue_max=${end + 1}`, who)).includes('small'), `to ${end}`);
    }
});

const WRONG: [query: string, field: string, code: string][] = [
  ['revenue_min=2&revenue_max=1', 'revenue_max', 'value.range_reversed'],
  ['price_min=x', 'price_min', 'value.invalid'],
  ['under_exclusivity=maybe', 'under_exclusivity', 'value.not_a_choice'],
  ['countries=x', 'countries.0', 'value.invalid'],
  ['country=1', 'country', 'value.unknown_parameter'],
];
for (const [query, field, code] of WRONG)
  test(`${query} is refused at ${field}`, async () => {
    const { status, body } = await anonymous(app).get(`/api/opportunities/?${query}`);
    assert.equal(status, 400);
    assert.equal(body.codes[field]?.[0]?.code, code, JSON.stringify(body));
  });
