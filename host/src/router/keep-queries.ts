import type { Router } from './on-navigation.ts';

/** What they ask for is done, or is not of the page. */
const NOT_KEPT = ['modal', 'next'];

/**
 * Keeps the address of each page as it is left, of a list with its filters and its page, by what a `BackLink` to it asks for: its path, or
 * its path and one parameter. In `sessionStorage`, so that a reload finds it, too.
 */
export function keepQueries(router: Router): void {
  const keep = ({ location: { pathname, search } }: Router['state']) => {
    const query = new URLSearchParams(search);
    for (const name of NOT_KEPT) query.delete(name);
    const links = [
      pathname,
      ...[...query].map((parameter) => `${pathname}?${new URLSearchParams([parameter])}`),
    ];
    try {
      for (const link of links)
        if (query.size > 0) sessionStorage.setItem(`left ${link}`, `${pathname}?${query}`);
        else sessionStorage.removeItem(`left ${link}`);
    } catch {
      // The browser keeps nothing: links lead to the page without its filters.
    }
  };
  keep(router.state);
  router.subscribe(keep);
}
