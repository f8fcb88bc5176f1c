/** @jest-environment jsdom */
import { asLeft, keepQuery } from './kept-queries.ts';

beforeEach(() => sessionStorage.clear());
const LIST = '/opportunities/sell-opportunities';
const left = (search: string) => keepQuery({ pathname: LIST, search });

test.each([
  ['never visited', [], LIST, LIST],
  ['left with filters', ['?regions=4&offset=20'], LIST, `${LIST}?regions=4&offset=20`],
  ['left without any after that', ['?regions=4', ''], LIST, LIST],
  ['left with a dialog', ['?regions=4&modal=change-password'], LIST, `${LIST}?regions=4`],
  ['asked for as it was left', ['?type=buy&state=sold'], `${LIST}?type=buy`, `${LIST}?type=buy&state=sold`],
  ['asked for otherwise', ['?type=buy&state=sold'], `${LIST}?type=sell`, `${LIST}?type=sell`],
  ['another page', ['?regions=4'], '/opportunities', '/opportunities'],
])('a list %s', (_, searches, href, expected) => {
  for (const search of searches) left(search);
  expect(asLeft(href)).toBe(expected);
});

test('the last twenty pages are kept', () => {
  left('?regions=4');
  for (let id = 0; id < 20; id += 1) keepQuery({ pathname: `/deals/${id}`, search: '?tab=loi' });
  expect(asLeft(LIST)).toBe(LIST);
  expect(asLeft('/deals/0')).toBe('/deals/0?tab=loi');
});
