import type { Session } from '@handover/shared/session';
import type { Router } from './on-navigation.ts';

/** Parameters that are used up, or do not belong to the page. */
const NOT_KEPT = ['modal', 'next'];

/** Addresses of links that open something once: nothing of them is kept. */
const SECRETS = ['token', 'ticket', 'code'];

const PREFIX = 'left ';
const keyOf = (link: string) => PREFIX + link;

// If the browser stores nothing, links lead to the page without its filters.
const orNothing = <Result>(use: () => Result): Result | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

/**
 * Stores the address of each page when it is left, with the filters and page of a list, by the key of a `BackLink` to
 * it: its path, or its path and one parameter. Such a link then leads to that address. It is in `sessionStorage`, so
 * that it survives a reload, until the session ends, since another person may use the tab then.
 */
export function keepQueries(
  router: Router & { navigate: (to: string) => unknown },
  session: Pick<Session, 'onChange'>,
): void {
  const keep = ({ location: { pathname, search } }: Router['state']) => {
    const query = new URLSearchParams(search);
    if (SECRETS.some((name) => query.has(name))) return;
    for (const name of NOT_KEPT) query.delete(name);
    const links = [
      pathname,
      ...[...query].map((parameter) => `${pathname}?${new URLSearchParams([parameter])}`),
    ];
    orNothing(() => {
      for (const link of links)
        if (query.size > 0) sessionStorage.setItem(keyOf(link), `${pathname}?${query}`);
        else sessionStorage.removeItem(keyOf(link));
    });
  };
  keep(router.state);
  router.subscribe(keep);
  session.onChange(({ kind }) => {
    if (kind === 'signed-in') return;
    orNothing(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    });
  });

  const keptOf = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-back]') : null;
    const kept = link && orNothing(() => sessionStorage.getItem(keyOf(link.pathname + link.search)));
    return link && kept ? { link, kept } : undefined;
  };
  // The listener runs before the link's own. With another button or key the browser opens the link in another tab.
  document.addEventListener(
    'click',
    (event) => {
      const found = keptOf(event.target);
      if (!found) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        found.link.setAttribute('href', found.kept);
        return;
      }
      event.preventDefault();
      void router.navigate(found.kept);
    },
    { capture: true },
  );
}
