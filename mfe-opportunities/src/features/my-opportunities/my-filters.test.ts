import { openingType, readMyFilters } from './my-filters.ts';

test.each([
  ['', { type: undefined, state: undefined }],
  ['type=buy', { type: 'buy', state: undefined }],
  ['type=sell', { type: 'sell', state: undefined }],
  ['type=rent&state=published', { type: undefined, state: 'published' }],
  ['type=buy&state=review', { type: 'buy', state: 'review' }],
  ['state=sold', { type: undefined, state: 'sold' }],
  ['state=lost', { type: undefined, state: undefined }],
])('the filters in the address %p are %p', (text, expected) => {
  expect(readMyFilters(new URLSearchParams(text))).toEqual(expected);
});

test.each([
  [undefined, undefined, undefined],
  [2, undefined, 'sell'],
  [2, 5, 'sell'],
  [0, undefined, undefined],
  [0, 1, 'buy'],
  [0, 0, 'none'],
])('with %p to sell and %p to buy the page opens on %p', (sell, buy, expected) => {
  expect(openingType({ sell, buy })).toBe(expected);
});
