import {
  dayFilter,
  defineFilters,
  flagFilter,
  idFilter,
  idsFilter,
  oneOfFilter,
  pageFilter,
  severalFilter,
  textFilter,
} from './define-filters.ts';

const { read, write } = defineFilters({
  search: textFilter(10),
  order: oneOfFilter(['newest', 'price'], 'newest'),
  side: oneOfFilter(['seller', 'buyer']),
  kinds: severalFilter(['letters', 'questions', 'files']),
  question: idFilter,
  sectors: idsFilter(2),
  from: dayFilter,
  unread: flagFilter,
  page: pageFilter,
});
const NOTHING = {
  search: '',
  order: 'newest',
  side: undefined,
  kinds: [],
  question: undefined,
  sectors: [],
  from: '',
  unread: false,
  page: 1,
};

test.each([
  ['', {}],
  ['search=+mills+of+the+north+&order=price', { search: 'mills of t', order: 'price' }],
  ['side=buyer&kinds=files,letters,staff', { side: 'buyer', kinds: ['letters', 'files'] }],
  ['question=51&sectors=3,x,0,3,1,2&page=4', { question: 51, sectors: ['3', '1'], page: 4 }],
  ['from=2026-11-01&unread=true', { from: '2026-11-01', unread: true }],
  ['question=9007199254740991', { question: Number.MAX_SAFE_INTEGER }],
  ['order=size&side=both&question=9007199254740992&from=2026-02-30&unread=1&page=0', {}],
  ['question=1.5&sectors=-1&page=last', {}],
])('%p is read as %p', (query, found) => {
  expect(read(new URLSearchParams(query))).toEqual({ ...NOTHING, ...found });
});

test.each<[string, Parameters<typeof write>[1], string]>([
  ['another filter begins at the first page', { search: 'jura' }, 'tab=list&search=jura'],
  ['what counts anyway is left out', { order: 'newest', unread: false }, 'tab=list&search=mill'],
  ['a text that is like a default is not', { search: 'newest' }, 'tab=list&search=newest'],
  [
    'lists and numbers',
    { sectors: ['1', '2'], question: 7 },
    'tab=list&search=mill&sectors=1%2C2&question=7',
  ],
  ['what is no longer set', { search: '', side: undefined }, 'tab=list'],
  ['a page', { page: 4 }, 'tab=list&search=mill&page=4'],
  ['the first page', { page: '1' }, 'tab=list&search=mill'],
])('%s', (_, change, query) => {
  expect(write(new URLSearchParams('tab=list&search=mill&page=3'), change).toString()).toBe(query);
});
