import { NO_FILTERS, readFilters } from '../../../rules/browse-filters.ts';
import { isWaiting, knownFilters } from './known-filters.ts';

const list = (ids: string[], more: { isPending?: boolean; error?: unknown } = {}) => ({
  options: ids.map((value) => ({ value, label: value })),
  isPending: false,
  error: null,
  ...more,
});
const lists = {
  countries: list(['1']),
  regions: list([]),
  sectors: list(['2', '5']),
  sub_sectors: list(['7']),
  tags: list([]),
};
const address =
  'country=1,99&region=3&sector=2,404&sub_sector=7,8&tag=9&price_max=5000&favorites=true&revenue_min=1000000';
const filters = readFilters(new URLSearchParams(address));

test('ids that do not exist are dropped', () => {
  expect(knownFilters(filters, lists, { type: 'sell', signedIn: true })).toEqual({
    ...NO_FILTERS,
    type: 'sell',
    countries: ['1'],
    sectors: ['2'],
    sub_sectors: ['7'],
    price: { min: null, max: 5000 },
    favorites: true,
    revenue: { min: 1_000_000, max: null },
  });
});

test('mandates have no price, visitors have no favourites', () => {
  const { price, favorites } = knownFilters(filters, lists, { type: 'buy', signedIn: false });
  expect({ price, favorites }).toEqual({ price: { min: null, max: null }, favorites: false });
});

test('while a list is loading its ids are kept, and wait; when it failed they are taken as they are', () => {
  const loading = { ...lists, sectors: list([], { isPending: true }) };
  expect(isWaiting(filters, loading)).toBe(true);
  expect(knownFilters(filters, loading, { type: 'sell', signedIn: true }).sectors).toEqual(['2', '404']);
  const failed = { ...lists, sectors: list([], { error: new Error('down') }) };
  expect(isWaiting(filters, failed)).toBe(false);
  expect(knownFilters(filters, failed, { type: 'sell', signedIn: true }).sectors).toEqual(['2', '404']);
  expect(isWaiting(NO_FILTERS, loading)).toBe(false);
});
