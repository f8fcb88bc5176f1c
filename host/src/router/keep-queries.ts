import type { Router } from './on-navigation.ts';

/** What they ask for is done, or is not of the page. */
const NOT_KEPT = ['modal', 'next'];

/** Keeps the query of each page as it is left, of a list its filters and its page: `asLeft` reads it, also after a reload. */
export function keepQueries(router: Router): void {
  const keep = ({ location: { pathname, search } }: Router['state']) => {
    const query = new URLSearchParams(search);
    for (const name of NOT_KEPT) query.delete(name);
    try {
      if (query.size > 0) sessionStorage.setItem(`left ${pathname}`, `${query}`);
      else sessionStorage.removeItem(`left ${pathname}`);
    } catch {
      // The browser keeps nothing: links lead to the page without its filters.
    }
  };
  keep(router.state);
  router.subscribe(keep);
}
