import { readFilters } from '../../../rules/browse-filters.ts';
import { countFilters, type FilterChange, isFiltered, withChange } from './with-change.ts';

const query = (text: string) => new URLSearchParams(text);
const cases: [string, FilterChange, string][] = [
  ['page=3&sector=2', { search: 'wine' }, 'sector=2&search=wine'],
  ['search=wine&sector=2', { search: '' }, 'sector=2'],
  ['ordering=asking_price', { ordering: '-created_at' }, ''],
  ['favorites=true', { favorites: false }, ''],
  ['view=rows&type=buy', { hide_exclusive: true }, 'view=rows&type=buy&exclusivity=hidden'],
  ['country=1&region=3', { countries: ['1', '2'] }, 'country=1%2C2'],
  ['country=1&region=3', { countries: [] }, ''],
  ['sector=2&sub_sector=7', { sectors: [] }, ''],
  ['sector=2&sub_sector=7', { sectors: ['2', '5'] }, 'sector=2%2C5&sub_sector=7'],
  ['revenue_min=1000000', { revenue: { min: null, max: 5_000_000 } }, 'revenue_max=5000000'],
  ['sector=undefined&price_min=abc', { search: 'wine' }, 'search=wine'],
];

test.each(cases)('%p with %p becomes %p', (text, change, expected) => {
  expect(withChange(query(text), change).toString()).toBe(expected);
});

test.each([
  ['', 0, false],
  ['ordering=asking_price', 0, false],
  ['search=wine', 0, true],
  ['sector=2,5&price_min=1&price_max=2&favorites=true', 3, true],
])('%p sets %p filters besides the words', (text, count, filtered) => {
  const filters = readFilters(query(text));
  expect([countFilters(filters), isFiltered(filters)]).toEqual([count, filtered]);
});
