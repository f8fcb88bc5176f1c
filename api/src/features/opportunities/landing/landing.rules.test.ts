import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LandingCount, landingOf } from './landing.rules.ts';

const named = (id: number, slug: string) => ({ id, slug, name: slug.toUpperCase(), name_fr: `le ${slug}` });
const NAMES = {
  sectors: [named(1, 'industry'), named(2, 'health'), named(3, 'retail')],
  regions: [
    { ...named(1, 'bretagne'), country: 1 },
    { ...named(2, 'corse'), country: 1 },
    { ...named(3, 'vaud'), country: 3 },
  ],
};
const row = (type: LandingCount['type'], sector: number | null, region: number | null, count: number) => ({
  type,
  sector,
  region,
  count,
});
const COUNTS = [
  row('sell', null, null, 9),
  row('sell', 1, null, 5),
  row('sell', 2, null, 4),
  row('sell', null, 1, 4),
  row('sell', null, 2, 1),
  row('sell', 1, 1, 3),
  row('sell', 2, 1, 1),
  row('sell', 2, 2, 1),
  row('buy', 1, null, 2),
];
const read = (asked: object, type: LandingCount['type'] = 'sell') => {
  const { sector, region, sectors, regions, ...counts } = landingOf(NAMES, COUNTS, {
    type_of_opportunity: type,
    ...asked,
  });
  const links = (all: { slug: string; count: number }[]) => all.map(({ slug, count }) => `${slug} ${count}`);
  return [
    [sector?.slug, region?.slug].filter(Boolean).join('/'),
    [counts.count, counts.other_count],
    links(sectors),
    links(regions),
  ];
};

const PAGES: [object, ...ReturnType<typeof read>][] = [
  [{}, '', [9, 0], ['industry 5', 'health 4'], ['bretagne 4', 'corse 1']],
  [{ path: 'industry' }, 'industry', [5, 2], [], ['bretagne 3']],
  [{ sector: 1 }, 'industry', [5, 2], [], ['bretagne 3']],
  [{ path: 'bretagne' }, 'bretagne', [4, 0], ['industry 3', 'health 1'], []],
  [{ region: 1 }, 'bretagne', [4, 0], ['industry 3', 'health 1'], []],
  [{ path: 'industry/bretagne' }, 'industry/bretagne', [3, 0], [], []],
  [{ sector: 1, region: 1 }, 'industry/bretagne', [3, 0], [], []],
  [{ path: 'retail' }, 'retail', [0, 0], [], []],
  [{ path: 'retail/vaud' }, 'retail/vaud', [0, 0], [], []],
];
for (const [asked, ...expected] of PAGES)
  test(`${JSON.stringify(asked)} is the page ${expected[0]}`, () => assert.deepEqual(read(asked), expected));

test('the other type has its own counts and links', () => {
  assert.deepEqual(read({ path: 'industry' }, 'buy'), ['industry', [2, 5], [], []]);
});

const UNKNOWN = [
  ...['', '1', 'Industry', 'nothing', 'bretagne/industry', 'industry/nothing', 'nothing/bretagne'],
  ...['industry/', '/bretagne', 'bretagne/corse', 'industry/bretagne/corse'],
].map((path) => ({ path }));
for (const asked of [...UNKNOWN, { sector: 9 }, { region: 9 }, { sector: 1, region: 9 }])
  test(`${JSON.stringify(asked)} is no page`, () => {
    assert.throws(() => read(asked), { code: 'request.not_found' });
  });
