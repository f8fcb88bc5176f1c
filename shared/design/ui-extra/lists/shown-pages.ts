/** More items are neither kept in a page nor read again after a reload: who looks for one among so many needs a search. */
const MAX_ITEMS = 2400;

/** How many pages of this length a list shows at most. */
export const maxPages = (pageLength: number): number => Math.floor(MAX_ITEMS / pageLength);

/** How many pages of a list the query of an address shows. */
export const shownPages = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
};

/** The query of an address that shows so many pages. */
export const withPages = (query: URLSearchParams, pages: number): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.set('page', String(pages));
  return next;
};
