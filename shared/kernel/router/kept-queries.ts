const NAME = 'handover.queries';
const MAX_KEPT = 20;
/** What they ask for is done, or is not of the page. */
const NOT_KEPT = ['modal', 'next'];

// In the session storage, so that a reload finds them as well.
const readAll = (): [path: string, query: string][] => {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
  } catch {
    return [];
  }
};

/** Keeps the query of a page as it is left: of a list its filters and its page. */
export function keepQuery({ pathname, search }: { pathname: string; search: string }): void {
  const kept = readAll();
  const others = kept.filter(([path]) => path !== pathname);
  const query = new URLSearchParams(search);
  for (const name of NOT_KEPT) query.delete(name);
  if (query.size === 0 && others.length === kept.length) return;
  const next = query.size > 0 ? [...others, [pathname, String(query)]] : others;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(next.slice(-MAX_KEPT)));
  } catch {
    // Storage is full or not allowed: links lead to the page without filters.
  }
}

/** The address of a page as it was left in this tab, if that says all that `href` does; else `href`. */
export function asLeft(href: string): string {
  const [path = '', asked] = href.split('?');
  const query = new URLSearchParams(readAll().find(([of]) => of === path)?.[1]);
  const isSame = [...new URLSearchParams(asked)].every(([name, value]) => query.get(name) === value);
  return isSame && query.size > 0 ? `${path}?${query}` : href;
}
