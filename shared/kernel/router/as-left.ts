/**
 * The address of a page as it was left in this tab, if that says all that `href` does; else `href`. The host keeps the queries of pages in
 * `sessionStorage` (`host/src/router/keep-queries.ts`).
 */
export function asLeft(href: string): string {
  const [path = '', asked] = href.split('?');
  try {
    const query = new URLSearchParams(sessionStorage.getItem(`left ${path}`) ?? '');
    for (const [name, value] of new URLSearchParams(asked)) if (query.get(name) !== value) return href;
    return query.size > 0 ? `${path}?${query}` : href;
  } catch {
    // The browser keeps nothing.
    return href;
  }
}
