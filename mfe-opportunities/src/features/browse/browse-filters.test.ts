import { readFilters, readPages, withChange } from './browse-filters.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', { search: '', sector: '', ordering: '-created_at', favorites: false }],
  ['search=hvac&sector=2', { search: 'hvac', sector: '2', ordering: '-created_at', favorites: false }],
  ['sector=all&ordering=name', { search: '', sector: '', ordering: '-created_at', favorites: false }],
  [
    'ordering=asking_price&favorites=true',
    { search: '', sector: '', ordering: 'asking_price', favorites: true },
  ],
])('the filters in the address %p are %p', (text, expected) => {
  expect(readFilters(query(text), 'sell')).toEqual({ type: 'sell', ...expected });
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=-1', 1],
  ['page=x', 1],
  ['page=9999', 50],
])('the address %p shows %p pages', (text, pages) => {
  expect(readPages(query(text))).toBe(pages);
});

test.each([
  ['page=3&sector=2', { search: 'wine' }, 'sector=2&search=wine'],
  ['search=wine&sector=2', { search: '' }, 'sector=2'],
  ['ordering=asking_price', { ordering: '-created_at' }, ''],
  ['favorites=true', { favorites: false }, ''],
])('%p with %p becomes %p', (text, change, expected) => {
  expect(withChange(query(text), change).toString()).toBe(expected);
});
