/** @jest-environment jsdom */
import { keepQueries } from './keep-queries.ts';
import type { Router } from './on-navigation.ts';

beforeEach(() => sessionStorage.clear());
const LIST = '/opportunities/sell-opportunities';

/** What a link to a page finds. */
const asLeft = (href: string) => sessionStorage.getItem(`left ${href}`);

/** A router that goes to a place of the list with each of these queries. */
function visit(searches: readonly string[]) {
  const listeners: ((state: Router['state']) => void)[] = [];
  keepQueries({
    state: { location: { pathname: '/', search: '' } },
    subscribe(listener) {
      listeners.push(listener);
      return () => undefined;
    },
  });
  for (const search of searches)
    for (const listener of listeners) listener({ location: { pathname: LIST, search } });
}

test.each([
  ['never visited', [], LIST, null],
  ['left with filters', ['?regions=4&offset=20'], LIST, `${LIST}?regions=4&offset=20`],
  ['left without any after that', ['?regions=4', ''], LIST, null],
  ['left with a dialog', ['?regions=4&modal=change-password'], LIST, `${LIST}?regions=4`],
  ['asked for as it was left', ['?type=buy&state=sold'], `${LIST}?type=buy`, `${LIST}?type=buy&state=sold`],
  ['asked for otherwise', ['?type=buy&state=sold'], `${LIST}?type=sell`, null],
  [
    'of which each half was left',
    ['?type=buy&page=2', '?type=sell'],
    `${LIST}?type=buy`,
    `${LIST}?type=buy&page=2`,
  ],
  ['beside it', ['?regions=4'], '/opportunities', null],
])('a list %s', (_, searches, href, expected) => {
  visit(searches);
  expect(asLeft(href)).toBe(expected);
});

test('where the browser keeps nothing, nothing fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(() => visit(['?regions=4'])).not.toThrow();
});
