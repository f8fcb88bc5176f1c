import { routes } from '@handover/shared/contract';
import type { Lane } from './build-lane.ts';
import type { HostileMarket } from './hostile-market.ts';
import { ALL_PAYLOADS } from './payloads.ts';

/** Lists that are shown by pages. */
const MORE = { page: 3 };
const reflected = (path: string, name: string) => `${path}?${new URLSearchParams({ [name]: ALL_PAYLOADS })}`;
const TABS = ['overview', 'loi', 'data-room', 'questions', 'diligence', 'timeline'];

/** The pages on which each role sees the texts, of a seller and a buyer by their number. */
export function hostilePages(market: HostileMarket, person: number) {
  const { waiting, rejected, mandate, measured } = market;
  const lanes = market.lanes.filter(({ seller }) => seller === market.sellers[person]);
  const [one, declined, cancelled] = lanes as [Lane, Lane, Lane];
  /** Lists show all listings; of pages that show one, the same code shows every text. */
  const fifth = lanes.filter((_, index) => index % 5 === 0);
  const deal = TABS.map((tab) => routes.dealView(one.deal, { tab, ...MORE }));
  return {
    visitor: {
      usual: [routes.home, routes.opportunity(one.opportunity)],
      once: [
        routes.opportunities('sell', MORE),
        routes.opportunities('sell', { ...MORE, view: 'rows' }),
        routes.opportunities('buy', MORE),
        routes.opportunity(mandate),
        ...[routes.opportunities('sell'), routes.opportunities('buy')].map((path) =>
          reflected(path, 'search'),
        ),
        ...[routes.login(), routes.signUp()].map((path) => reflected(path, 'next')),
        ...['/verify-email', '/new-email', '/undo-change', '/forgot-password', '/unsubscribe'].map((path) =>
          reflected(path, 'token'),
        ),
        reflected('/nowhere', 'search'),
      ],
      each: lanes.map(({ opportunity }) => routes.opportunity(opportunity)),
    },
    seller: {
      usual: [routes.oppView(one.opportunity)],
      once: [
        routes.companyEdit(one.company),
        routes.oppPreview(one.opportunity),
        routes.oppEdit(one.opportunity),
        routes.oppView(declined.opportunity),
        routes.oppView(rejected),
        routes.oppEdit(rejected),
        `${routes.deals()}?view=requests&role=owner&status=declined`,
        ...deal,
        routes.dealView(cancelled.deal),
        routes.dealView(cancelled.deal, { tab: 'timeline' }),
        routes.dealEdit(one.deal),
        routes.dealLetter(one.deal),
        routes.offers(one.opportunity),
        routes.settings,
        reflected(routes.deals(), 'search'),
        reflected(routes.companies(), 'search'),
      ],
      each: [
        routes.companies(MORE),
        routes.opps(MORE),
        routes.deals('owner', MORE),
        `${routes.deals()}?view=requests&role=owner`,
        routes.notifications,
        ...fifth.map(({ company }) => routes.companyView(company)),
        ...fifth.map(({ opportunity }) => routes.oppView(opportunity)),
      ],
    },
    buyer: {
      usual: [routes.dealView(one.deal)],
      once: [
        routes.opportunity(declined.opportunity),
        ...deal,
        routes.dealView(cancelled.deal),
        routes.dealView(cancelled.deal, { tab: 'timeline' }),
      ],
      each: [
        routes.deals('requester', MORE),
        `${routes.deals()}?view=requests&role=requester`,
        routes.notifications,
        ...fifth.map(({ opportunity }) => routes.opportunity(opportunity)),
        ...lanes.filter((lane) => lane.deal > 0).map((lane) => routes.dealView(lane.deal)),
      ],
    },
    staff: {
      usual: [routes.moderation(waiting[0])],
      once: [
        routes.moderation(undefined, 3),
        ...waiting.filter((_, index) => index % 5 === 0).map((id) => routes.moderation(id)),
        routes.opportunity(one.opportunity),
        routes.people('example.test'),
        routes.person(measured.id),
        routes.auditLog(),
        routes.reports,
        reflected(routes.people(), 'search'),
      ],
      each: [],
    },
    measured: { usual: [], once: [routes.userDetails, routes.security, routes.notifications], each: [] },
  } satisfies Record<string, Record<'usual' | 'once' | 'each', string[]>>;
}
