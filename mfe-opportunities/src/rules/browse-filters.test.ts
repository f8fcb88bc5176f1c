import { byName, FILTER_RANGES, FLAG_FILTERS, LIST_FILTERS, searchAddress } from '@handover/shared/contract';
import {
  fromSearchFilters,
  NO_FILTERS,
  readFilters,
  toSearchFilters,
  writeFilters,
} from './browse-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

test.each([
  ['', {}],
  ['search=hvac&sector=2', { search: 'hvac', sectors: ['2'] }],
  [
    'sector=2,5&sub_sector=7&country=1&region=3,4&tag=9',
    {
      sectors: ['2', '5'],
      sub_sectors: ['7'],
      countries: ['1'],
      regions: ['3', '4'],
      tags: ['9'],
    },
  ],
  ['sector=2,2,x,-1,0,undefined,5', { sectors: ['2', '5'] }],
  ['sector=all&ordering=name&favorites=yes&exclusivity=no', {}],
  [
    'ordering=asking_price&favorites=true&exclusivity=hidden',
    {
      ordering: 'asking_price',
      favorites: true,
      hide_exclusive: true,
    },
  ],
  ['revenue_min=1000000&revenue_max=5000000', { revenue: { min: 1_000_000, max: 5_000_000 } }],
  ['revenue_min=1234567&ebitda_max=99', {}],
  ['price_min=1234567&price_max=undefined', { price: { min: 1_234_567, max: null } }],
  ['price_min=800%20k&price_max=3,6%20M%E2%82%AC', { price: { min: 800_000, max: 3_600_000 } }],
  ['price_min=900000&price_max=100000', { price: { min: 900_000, max: null } }],
  ['price_min=-5&price_max=1e5', {}],
])('the address %p filters by %p', (text, expected) => {
  expect(read(text)).toEqual({ ...NO_FILTERS, ...expected });
});

test.each([
  '',
  'search=hvac&country=1&region=3%2C4&sector=2%2C5&sub_sector=7&tag=9',
  'revenue_min=1000000&revenue_max=5000000&ebitda_min=0&price_max=800000',
  'favorites=true&exclusivity=hidden&ordering=asking_price',
])('the filters of %p are written as they were', (text) => {
  const set = Object.entries(writeFilters(read(text))).filter(([, value]) => value !== '');
  expect(new URLSearchParams(set).toString()).toBe(text);
});

test('the address of a saved search has each of its filters', () => {
  const saved = {
    search: 'hvac',
    ...byName(LIST_FILTERS, () => [2, 5]),
    ...byName(FILTER_RANGES, () => ({ min: 100_000, max: 5_000_000 })),
    ...byName(FLAG_FILTERS, () => true),
    ebitda: { min: 100_000, max: 500_000 },
    revenue: { min: 1_000_000, max: 5_000_000 },
  };
  const [, query] = searchAddress('sell', saved).split('?');
  expect(toSearchFilters(read(query ?? ''))).toEqual(saved);
  expect(read(query ?? '')).toEqual(fromSearchFilters(saved));
});
