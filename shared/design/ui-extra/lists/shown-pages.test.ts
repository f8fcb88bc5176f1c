import { shownPages, withPages } from './shown-pages.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1000', 500],
])('%p shows %i pages', (query, pages) => {
  expect(shownPages(new URLSearchParams(query))).toBe(pages);
});

test('the rest of the address is kept', () => {
  expect(withPages(new URLSearchParams('search=mill&page=2'), 3).toString()).toBe('search=mill&page=3');
});
