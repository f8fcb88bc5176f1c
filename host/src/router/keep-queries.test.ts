/** @jest-environment jsdom */
import { asLeft } from '@handover/shared/router';
import { keepQueries } from './keep-queries.ts';
import type { Router } from './on-navigation.ts';

beforeEach(() => sessionStorage.clear());
const LIST = '/opportunities/sell-opportunities';

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
  ['never visited', [], LIST, LIST],
  ['left with filters', ['?regions=4&offset=20'], LIST, `${LIST}?regions=4&offset=20`],
  ['left without any after that', ['?regions=4', ''], LIST, LIST],
  ['left with a dialog', ['?regions=4&modal=change-password'], LIST, `${LIST}?regions=4`],
  ['asked for as it was left', ['?type=buy&state=sold'], `${LIST}?type=buy`, `${LIST}?type=buy&state=sold`],
  ['asked for otherwise', ['?type=buy&state=sold'], `${LIST}?type=sell`, `${LIST}?type=sell`],
  ['another page', ['?regions=4'], '/opportunities', '/opportunities'],
])('a list %s', (_, searches, href, expected) => {
  visit(searches);
  expect(asLeft(href)).toBe(expected);
});

test('where the browser keeps nothing, links lead to the page alone', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  visit(['?regions=4']);
  expect(asLeft(LIST)).toBe(LIST);
});
