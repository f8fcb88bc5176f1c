import { BAND_EDGES } from '../companies/band-edges.ts';
import { overlaps } from './amounts.rules.ts';
import { NO_FILTERS } from './list-filters.ts';
import type { SearchFilters } from './saved-search.schema.ts';
import { isFoundBy, type SearchedListing } from './search.rules.ts';

const reference = (id: number) => ({ id, name: '', name_fr: '' });
const SALE: SearchedListing = {
  type_of_opportunity: 'sell',
  sectors: [{ ...reference(1), hue: 0 }],
  sub_sectors: [reference(11)],
  tags: [reference(21), reference(22)],
  country: reference(31),
  region: null,
  bands: {
    year: 2025,
    currency: 1,
    revenue: { min: 2_000_000, max: 3_000_000 },
    ebitda: null,
    number_of_employees: { min: null, max: 11 },
  },
  asking_price: 900,
  under_exclusivity: true,
  preferred_currency: 1,
  preferred_min_revenue: null,
  preferred_max_revenue: null,
  preferred_ebitda_min: null,
  preferred_ebitda_max: null,
};
const MANDATE: SearchedListing = {
  ...SALE,
  type_of_opportunity: 'buy',
  bands: null,
  asking_price: null,
  preferred_min_revenue: 1_000_000,
};

test.each<[string, Partial<SearchFilters>, SearchedListing, boolean]>([
  ['no filter', {}, SALE, true],
  ['one of the sectors', { sectors: [5, 1] }, SALE, true],
  ['another sector', { sectors: [5] }, SALE, false],
  ['another sub-sector', { sectors: [1], sub_sectors: [12] }, SALE, false],
  ['one of the tags', { tags: [22] }, SALE, true],
  ['the country', { countries: [31] }, SALE, true],
  ['a region where none is told', { regions: [41] }, SALE, false],
  ['its band of revenue', { revenue: { min: 2_000_000, max: 3_000_000 } }, SALE, true],
  ['the band above', { revenue: { min: 3_000_000, max: 5_000_000 } }, SALE, false],
  ['an amount within its band', { revenue: { min: 2_500_000, max: null } }, SALE, true],
  ['EBITDA where none is told', { ebitda: { min: 0, max: null } }, SALE, false],
  ['the price itself', { price: { min: 900, max: 900 } }, SALE, true],
  ['a lower price', { price: { min: null, max: 899 } }, SALE, false],
  ['without those under exclusivity', { hide_exclusive: true }, SALE, false],
  ['the range of a mandate', { revenue: { min: null, max: 1_000_000 } }, MANDATE, true],
  ['below the range of a mandate', { revenue: { min: null, max: 500_000 } }, MANDATE, false],
  ['a range that a mandate does not name', { ebitda: { min: 1, max: null } }, MANDATE, false],
  ['the price of a mandate', { price: { min: 1, max: null } }, MANDATE, false],
])('%s', (_name, filters, listing, expected) => {
  expect(isFoundBy({ ...NO_FILTERS, ...filters }, listing)).toBe(expected);
});

test('a band and a filter of one edge overlap in one band alone', () => {
  const edges = BAND_EDGES.revenue;
  const bands = edges.map((min, at) => ({ min, max: edges[at + 1] ?? null }));
  for (const edge of edges)
    expect(bands.filter((band) => overlaps(band, { min: edge, max: edge }))).toHaveLength(1);
});
