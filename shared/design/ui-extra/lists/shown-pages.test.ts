import { maxPages, shownPages, withPages } from './shown-pages.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1000', 1000],
  ['page=1e300', 1],
])('%p shows %i pages', (query, pages) => {
  expect(shownPages(new URLSearchParams(query))).toBe(pages);
});

test('the rest of the address is kept', () => {
  expect(withPages(new URLSearchParams('search=mill&page=2'), 3).toString()).toBe('search=mill&page=3');
});

test.each([
  [24, 100],
  [20, 120],
  [100, 24],
])('of %i items each there are %i pages at most', (length, pages) => {
  expect(maxPages(length)).toBe(pages);
});
