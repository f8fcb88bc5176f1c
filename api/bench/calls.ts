/** A call that is measured: its path, with the id of a deal where it names one, and who makes it. */
export interface BenchCall {
  path: (ids: MarketIds) => string;
  /** The seller by default, who has 300 listings, about 80 deals and 3,000 notifications in a market of any size. */
  by?: 'anonymous' | 'broker';
}
export interface MarketIds {
  listing: number;
  deal: string;
  snapshot: string;
}

const list =
  (query: string, size = 30) =>
  () =>
    `/api/opportunities/?page_size=${size}${query}`;

export const CALLS: Record<string, BenchCall> = {
  list: { path: list('') },
  'list, anonymous': { path: list(''), by: 'anonymous' },
  'list, filtered': { path: list('&type_of_opportunity=sell&sectors=1,2') },
  'list, by price': { path: list('&ordering=-asking_price') },
  'list, page 20': { path: list('&page=20') },
  'list, text and filter': { path: list('&project_title=titane&sectors=1,2') },
  // A small market has as many of these rows as a large one.
  'list, text and filter, 5 rows': { path: list('&project_title=titane&sectors=1,2', 5) },
  'list, broad word': { path: list('&project_title=familiale') },
  'list, favourites': { path: list('&is_favorite=true') },
  'landing page': {
    path: () => '/api/opportunities/landing/?type_of_opportunity=sell&path=industry',
    by: 'anonymous',
  },
  'my listings': { path: () => '/api/opportunities/my_list_sell/?page_size=30' },
  detail: { path: ({ listing }) => `/api/opportunities/${listing}/` },
  deals: { path: () => '/api/deals/?page_size=30' },
  'deal counts': { path: () => '/api/deals/counts/' },
  deal: { path: ({ deal }) => `/api/deals/${deal}/` },
  notifications: { path: () => '/api/notifications/?page_size=30' },
  requests: { path: () => '/api/access_requests/my_list_as_owner_of_opportunity/?page_size=30' },
  questions: { path: ({ deal }) => `/api/deals/${deal}/questions_and_answers/?page_size=30` },
  documents: { path: ({ snapshot }) => `/api/deal_opportunity_documents/?opportunity_id=${snapshot}` },
  'current user': { path: () => '/api/users/current_user/' },
};
