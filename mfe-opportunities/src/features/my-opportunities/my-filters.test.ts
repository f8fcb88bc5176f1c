import { readMyFilters } from './my-filters.ts';

test.each([
  ['', { type: 'sell', state: undefined }],
  ['type=buy', { type: 'buy', state: undefined }],
  ['type=rent&state=published', { type: 'sell', state: 'published' }],
  ['type=buy&state=review', { type: 'buy', state: 'review' }],
  ['state=lost', { type: 'sell', state: undefined }],
])('the filters in the address %p are %p', (text, expected) => {
  expect(readMyFilters(new URLSearchParams(text))).toEqual(expected);
});
