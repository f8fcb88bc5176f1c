/** @jest-environment jsdom */
import { keepQueries } from './keep-queries.ts';
import type { Router } from './on-navigation.ts';

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});
const LIST = '/opportunities/sell-opportunities';

let signOut: () => void;

/** A router that goes to the list with each of these queries. Returns where a link back then leads to; null: where it says. */
function visit(searches: readonly string[]) {
  const listeners: ((state: Router['state']) => void)[] = [];
  const navigate = jest.fn();
  keepQueries(
    {
      navigate,
      state: { location: { pathname: '/', search: '' } },
      subscribe(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    },
    {
      onChange(listener) {
        signOut = () => listener({ kind: 'signed-out', reason: 'user' });
        return () => undefined;
      },
    },
  );
  for (const search of searches)
    for (const listener of listeners) listener({ location: { pathname: LIST, search } });
  return (href: string, init?: MouseEventInit) => {
    const link = document.createElement('a');
    link.href = href;
    link.dataset.back = '';
    const icon = document.createElement('i');
    link.append(icon);
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    icon.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(navigate.mock.calls.length > 0);
    return { to: navigate.mock.lastCall?.[0] ?? null, href: link.getAttribute('href') };
  };
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
  ['with a link that opens something once', ['?id=7&token=secret'], LIST, null],
  ['beside it', ['?regions=4'], '/opportunities', null],
])('a list %s', (_, searches, href, expected) => {
  expect(visit(searches)(href).to).toBe(expected);
});

test('another tab is opened at the list as it was left, too', () => {
  const click = visit(['?regions=4']);
  expect(click(LIST, { ctrlKey: true })).toEqual({ to: null, href: `${LIST}?regions=4` });
});

test('where the browser keeps nothing, links lead where they say', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  expect(visit(['?regions=4'])(LIST).to).toBeNull();
});

test('nothing is kept for who uses the tab after the session', () => {
  const click = visit(['?regions=4']);
  sessionStorage.setItem('of others', 'stays');
  signOut();
  expect(Object.keys(sessionStorage)).toEqual(['of others']);
  expect(click(LIST).to).toBeNull();
});
