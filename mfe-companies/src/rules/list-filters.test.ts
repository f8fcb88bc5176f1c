import { isFiltered, type ListFilters, NO_FILTERS, readFilters, withFilters } from './list-filters.ts';

test.each<[string, string, Partial<ListFilters>]>([
  ['nothing', '', {}],
  [
    'all of it',
    'name=alp&sectors=1,3&ordering=-completeness',
    { name: 'alp', sectors: ['1', '3'], ordering: '-completeness' },
  ],
  ['what is not possible', 'sectors=1,x,0&ordering=price', { sectors: ['1'] }],
])('an address with %s', (_, query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual({ ...NO_FILTERS, ...filters });
});

test.each<[string, Partial<ListFilters>, string]>([
  ['a new search begins at the first page', { name: 'jura' }, 'name=jura&sectors=1'],
  ['what is the default is left out', { sectors: [], ordering: '-created_at' }, 'name=alp'],
  ['a name like the default order', { name: '-created_at' }, 'name=-created_at&sectors=1'],
  ['several sectors', { sectors: ['1', '2'] }, 'name=alp&sectors=1%2C2'],
])('%s', (_, change, query) => {
  expect(withFilters(new URLSearchParams('name=alp&sectors=1&page=3'), change).toString()).toBe(query);
});

test.each<[string, Partial<ListFilters>, boolean]>([
  ['a part of the name', { name: 'alp' }, true],
  ['one sector', { sectors: ['1'] }, true],
  ['an order, which hides nothing', { ordering: 'name' }, false],
  ['nothing', {}, false],
])('a list by %s', (_, filters, expected) =>
  expect(isFiltered({ ...NO_FILTERS, ...filters })).toBe(expected),
);
