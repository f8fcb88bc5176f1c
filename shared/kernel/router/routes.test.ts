import { routes } from './routes.ts';

test.each([
  [routes.login(), '/login'],
  [routes.login('/user-deals?role=owner'), '/login?next=%2Fuser-deals%3Frole%3Downer'],
  [routes.companyEdit('create'), '/user-companies/edit/create'],
  [routes.oppEdit('create', { type: 'sell' }), '/user-opps/edit/create?type=sell'],
  [routes.oppEdit(4, { type: undefined }), '/user-opps/edit/4'],
  [routes.opportunities(), '/opportunities'],
  [
    routes.opportunities('sell', { search: 'bakery', sector: undefined }),
    '/opportunities/sell-opportunities?search=bakery',
  ],
  [routes.opportunities('buy', { sectors: [1, 2] }), '/opportunities/buy-opportunities?sectors=1%2C2'],
  [routes.deals('requester'), '/user-deals?role=requester'],
  [routes.deals(), '/user-deals'],
  [routes.dealView(9), '/user-deals/view/9'],
  [routes.dealEdit(9), '/user-deals/edit/9'],
])('%s', (built, path) => expect(built).toBe(path));
