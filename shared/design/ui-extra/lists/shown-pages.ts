/** More are not read again at once after a reload. */
const MAX_PAGES = 500;

/** How many pages of a list the query of an address shows. */
export const shownPages = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1;
};

/** The query of an address that shows so many pages. */
export const withPages = (query: URLSearchParams, pages: number): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.set('page', String(pages));
  return next;
};
