import { FILE_COLLECTIONS } from '@handover/shared/contract';
import { inSuite } from '@handover/shared/testing/suite';
import type { Filter, ListCall } from './list-call.ts';
import { STAFF_LISTS } from './staff-list-calls.ts';

const text = (word: string, found: number): Filter => [`project_title=${word}`, found];
// A word of the title without its accent, one of the teaser, one misspelt, two letters, and one in a fifth of all
// listings.
const texts = [
  text('eclairage', 200),
  text('titane', 250),
  text('eclairrage', 200),
  text('ec', 200),
  text('familiale', 20_000),
];
/** The filters of the market, each alone and any two together. */
const MARKET_FILTERS: Filter[] = [
  'type_of_opportunity=sell',
  'sectors=1,2',
  'sub_sectors=7,8',
  'tags=4',
  'countries=2,3',
  'regions=5',
  'revenue_min=1000000&revenue_max=3000000',
  'ebitda_min=250000',
  'price_min=500000&price_max=2000000',
  'under_exclusivity=false',
  ['is_favorite=true', 3000],
  text('eclairrage', 200),
];
/** The usual suite runs one pair of this many. */
const EVERY_PAIR = inSuite({ test: 7, long: 1 });
const inPairs = (filters: Filter[]): Filter[] =>
  filters.flatMap((one, index) =>
    filters.slice(index + 1).map((other): Filter => {
      const [first, through = 0] = [one].flat() as [string, number?];
      const [second, also = 0] = [other].flat() as [string, number?];
      return [`${first}&${second}`, Math.max(through, also)];
    }),
  );
const market = ['created_at', 'asking_price', 'project_title'];
const reference = (query: string): ListCall => ({ by: 'broker', filters: [query], size: 1, through: 900 });
const mine: ListCall = {
  by: 'broker',
  filters: [
    'validated=true',
    'validated=null',
    ['sectors=1,2', 6000],
    ['preferred_sectors=3', 6000],
    ...texts,
    // Looks at every listing of the user, and at its requests.
    ['ordering=needs_answer', 10_000],
    ['ordering=-needs_answer', 10_000],
  ],
  orderedWith: ['validated=false'],
  orderings: market,
  size: 3,
};
const requests: ListCall = {
  by: 'broker',
  filters: [
    'title=eclairage',
    'sectors=1,2',
    'side=seller',
    'id=10',
    'statuses=accepted,declined,withdrawn,expired',
  ],
  orderings: ['created_at', 'expires_at', 'updated_at'],
  size: 3,
  through: 5500,
};
const files = Object.entries(FILE_COLLECTIONS).map(([name, { owner }]): [string, ListCall] => [
  `/api/${name}/`,
  {
    by: 'broker',
    url: `/api/${name}/?${owner === 'company' ? 'company_id' : 'opportunity_id'}=10`,
    filters: ['name=bilan 12'],
    orderings: ['created_at', 'name', 'size'],
    size: 1,
    through: 1600,
  },
]);

/** Every list of the api by the path of its route; a list missing here fails the test. */
export const LIST_CALLS: Record<string, ListCall> = {
  '/api/sectors/': reference('name=sante'),
  '/api/sub_sectors/': reference('parents=1,2'),
  '/api/countries/': reference('name=belgique'),
  '/api/currencies/': reference('name=eur'),
  '/api/regions/': { ...reference('name=bretagne1'), orderedWith: ['country=1'], orderings: ['name'] },
  '/api/tags/': reference('name=bretagne1'),
  '/api/faq-categories/': { by: 'broker' },
  '/api/faq/': { by: 'broker', filters: ['category_id=1'] },
  '/api/social_providers/': { by: 'broker' },
  '/api/social_accounts/': { by: 'broker' },
  '/api/opportunities/': {
    by: 'broker',
    filters: [
      ...['sector=3', 'sectors=1,2,3,4,5', 'preferred_sector=3'],
      ...texts,
      ...MARKET_FILTERS,
      ...inPairs(MARKET_FILTERS).filter((_, index) => index % EVERY_PAIR === 0),
      ['type_of_opportunity=sell&sectors=1&project_title=eclairage&is_favorite=true', 3000],
    ],
    orderedWith: [
      'type_of_opportunity=buy',
      'type_of_opportunity=sell&sectors=4',
      ...inSuite({ test: ['regions=3&revenue_min=2000000'], long: MARKET_FILTERS }),
    ],
    orderings: market,
    size: 30,
  },
  '/api/opportunities/my_list_sell/': { ...mine, filters: [...(mine.filters ?? []), 'company_id=10'] },
  '/api/opportunities/my_list_buy/': mine,
  // Compares the newest 300 that are published, each read with all that its card shows.
  '/api/opportunities/:id/fits/': {
    by: 'broker',
    url: '/api/opportunities/10/fits/?',
    size: 10,
    through: 2000,
  },
  '/api/saved_searches/': { by: 'broker' },
  '/api/api_keys/': { by: 'broker', orderings: ['created_at', 'name'] },
  '/api/own_listings/': { by: 'reader', orderings: ['created_at', 'updated_at'], size: 3, through: 12_000 },
  '/api/firms/mine/members/': { by: 'broker', through: 100 },
  '/api/firms/mine/invitations/': { by: 'broker', through: 100 },
  '/api/delegations/': { by: 'broker' },
  '/api/opportunities/moderation_queue/': { by: 'staff', orderings: ['created_at', 'submitted_at'], size: 3 },
  '/api/companies_for_profile/': {
    by: 'broker',
    filters: [
      ['name=menuiserie', 300],
      ['sectors=1,2', 10_000],
      // The query reads every company of the user, and the rows of each in eight tables.
      ['ordering=completeness', 40_000],
      ['ordering=-completeness', 40_000],
    ],
    orderings: ['created_at', 'name'],
    size: 5,
  },
  '/api/companies/': {
    by: 'broker',
    filters: ['name=menuiserie', 'not_created_by_user=true'],
    orderings: ['created_at', 'name'],
    size: 5,
    through: 7500,
  },
  '/api/deals/': {
    by: 'broker',
    filters: [
      'role=owner',
      'role=1',
      'archived=true',
      'title=eclairage',
      'project_title=eclairage',
      'sectors=1,2',
      'side=seller',
      'group=mine',
      'date_from=2020-01-01&date_to=2020-02-01',
      'grouped=true',
    ],
    orderedWith: ['grouped=true&side=buyer'],
    orderings: ['created_at', 'updated_at', 'project_title', 'phase', 'deadline'],
    size: 2,
    through: 3000,
  },
  '/api/access_requests/my_list_as_owner_of_opportunity/': { ...requests, by: 'seller' },
  '/api/access_requests/my_list_as_requesting_user/': requests,
  '/api/deals/:id/timeline/': {
    by: 'broker',
    url: '/api/deals/10/timeline/?',
    filters: ['kinds=questions', 'kinds=documents,changes'],
    orderings: ['created_at'],
    size: 1,
    through: 1600,
  },
  '/api/deals/:id/data_room/': {
    by: 'staff',
    url: '/api/deals/10/data_room/?',
    filters: ['search=bilan 12'],
    orderings: ['number', 'name', 'size', 'pages', 'created_at'],
    size: 3,
    through: 3000,
  },
  '/api/deals/:id/data_room/search/': {
    by: 'staff',
    url: '/api/deals/10/data_room/search/?search=bail',
    filters: ['as=buyer'],
    size: 3,
    // Each document of the deal with its text.
    through: 6000,
  },
  '/api/deals/:id/data_room/log/': {
    by: 'staff',
    url: '/api/deals/10/data_room/log/?',
    orderings: ['created_at'],
    size: 1,
    through: 4500,
  },
  '/api/deals/:id/questions_and_answers/': {
    by: 'broker',
    url: '/api/deals/10/questions_and_answers/?',
    filters: ['filter=open', 'filter=answered', 'filter=mine', 'search=how', 'search=nothing'],
    orderings: ['created_at', 'answered_at', 'number'],
    size: 1,
    through: 1600,
    // To whom each is put, what of it is published, and the people of the side.
    queries: 11,
  },
  '/api/deals/:id/published_answers/': {
    by: 'broker',
    url: '/api/deals/10/published_answers/?',
    filters: ['search=how'],
    orderings: ['created_at'],
  },
  '/api/sub_sector_background_images/': {
    by: 'broker',
    filters: ['sub_sector_id=3'],
    size: 2,
    through: 4000,
  },
  '/api/notifications/': {
    by: 'broker',
    filters: [
      ['is_read=false', 12_000],
      ['kinds=letters,questions', 100_000],
      'created_from=2020-01-01T00:00:00Z&created_before=2020-02-01T00:00:00Z',
    ],
    orderings: ['created_at', 'is_read'],
    size: 30,
  },
  '/api/notification_settings/': { by: 'broker' },
  ...STAFF_LISTS,
  '/api/sessions/': { by: 'broker', size: 1, through: 1600 },
  ...Object.fromEntries(files),
};
