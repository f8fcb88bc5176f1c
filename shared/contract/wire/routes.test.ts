import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRoute } from '../../federation/contract.ts';
import { matchRoute } from '../../federation/match-route.ts';
import { OPPORTUNITY_TYPES } from '../vocabulary.ts';
import { routes } from './routes.ts';

test.each([
  [routes.login(), '/login'],
  [routes.login('/user-deals?role=owner'), '/login?next=%2Fuser-deals%3Frole%3Downer'],
  [routes.newPassword(7, 'a+b'), '/forgot-password?id=7&token=a%2Bb'],
  [routes.companyEdit('create'), '/user-companies/edit/create'],
  [routes.oppEdit('create', { type: 'sell' }), '/user-opps/edit/create?type=sell'],
  [routes.oppEdit(4, { type: undefined }), '/user-opps/edit/4'],
  [routes.opportunities(), '/opportunities'],
  [
    routes.opportunities('sell', { search: 'bakery', sector: undefined }),
    '/opportunities/sell-opportunities?search=bakery',
  ],
  [routes.opportunities('buy', { sectors: [1, 2] }), '/opportunities/buy-opportunities?sectors=1%2C2'],
  [
    routes.opportunities('sell', {
      search: undefined,
      sectors: [1, undefined, 2],
      tags: [undefined],
      page: null,
    }),
    '/opportunities/sell-opportunities?sectors=1%2C2',
  ],
  [routes.opps({ type: 'sell', search: undefined, sector: '' }), '/user-opps?type=sell'],
  [routes.opps({ type: undefined }), '/user-opps'],
  [routes.deals('requester'), '/user-deals?role=requester'],
  [routes.deals(), '/user-deals'],
  [routes.dealView(9), '/user-deals/view/9'],
  [routes.dealEdit(9), '/user-deals/edit/9'],
  [routes.dealLetter(9), '/user-deals/letter/9'],
])('%s', (built, path) => expect(built).toBe(path));

const root = join(__dirname, '../../..');
const mounted = Object.fromEntries(
  globSync(['host/src/host.json', 'mfe-*/src/remote.json'], { cwd: root }).map((file) => {
    const { routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: RemoteRoute[] };
    return [file, { routes }];
  }),
);
const oneOfEach = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...[routes.login(), routes.signUp(), routes.newPassword(1, 'token')],
  ...[routes.companies(), routes.companyView(1), routes.companyEdit(1)],
  ...[routes.opportunities(), routes.opportunities('sell'), routes.opportunities('buy')],
  ...OPPORTUNITY_TYPES.flatMap((type) => [
    routes.landing(type, 'industry'),
    routes.landing(type, 'industry/bretagne'),
  ]),
  ...[routes.opportunity(1), routes.opps(), routes.oppView(1), routes.oppEdit(1)],
  ...[routes.oppPreview(1), routes.moderation()],
  ...[
    routes.deals(),
    routes.dealView(1),
    routes.dealEdit(1),
    routes.dealLetter(1),
    routes.offers(1),
    routes.unsubscribe('token'),
  ],
  routes.firm('token'),
  routes.verifyEmail(1, 'token'),
  routes.newEmail(1, 'token'),
  routes.undoChange(1, 'token'),
  ...[routes.people(), routes.person(1), routes.auditLog()],
  ...[routes.faqEntry(1), routes.listedName('sectors', 1)],
].map((address) => address.replace(/[?#].*$/, ''));

test('every address is that of a mounted page, and every mounted page has an address', () => {
  const found = new Set<string>();
  for (const address of oneOfEach) {
    const match = matchRoute(mounted, address);
    expect([address, match?.route.path]).toEqual([address, expect.any(String)]);
    if (match) found.add(match.route.path);
  }
  const paths = Object.values(mounted).flatMap((each) => each.routes.map(({ path }) => path));
  expect([...found].sort()).toEqual(paths.sort());
});
