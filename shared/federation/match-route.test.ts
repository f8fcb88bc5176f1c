import { matchRoute } from './match-route.ts';

const route = (path: string, page: string) => ({ path, page, access: 'anyone' as const });
const remotes = {
  'mfe-companies': {
    routes: [route('/user-companies', 'list'), route('/user-companies/edit/:id', 'edit')],
  },
  'mfe-opportunities': {
    routes: [
      route('/opportunities/:id', 'one'),
      route('/opportunities/sell-opportunities', 'sell'),
      route('/opportunities', 'all'),
    ],
  },
};

test.each([
  ['/user-companies', 'list', {}],
  ['/user-companies/', 'list', {}],
  ['/user-companies/edit/create', 'edit', { id: 'create' }],
  ['/opportunities/sell-opportunities', 'sell', {}],
  ['/opportunities/a%20b', 'one', { id: 'a b' }],
  ['/opportunities/%', 'one', { id: '%' }],
])('%s is the page %s', (path, page, params) => {
  expect(matchRoute(remotes, path)).toMatchObject({ page, params });
});

test.each(['/', '/user-companies/view/1', '/opportunities/1/2', '/nowhere'])('%s has no page', (path) => {
  expect(matchRoute(remotes, path)).toBeUndefined();
});
