import { readOwnFilters } from './own-filters.ts';

test.each([
  ['', { type: 'sell', state: undefined }],
  ['type=buy', { type: 'buy', state: undefined }],
  ['type=rent&state=published', { type: 'sell', state: 'published' }],
  ['type=buy&state=review', { type: 'buy', state: 'review' }],
  ['state=lost', { type: 'sell', state: undefined }],
])('the address %p asks for %p', (text, expected) => {
  expect(readOwnFilters(new URLSearchParams(text))).toEqual(expected);
});
