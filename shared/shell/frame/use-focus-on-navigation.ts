import { useEffect, useRef } from 'react';
import { useLocation } from '../../kernel/router/index.ts';
import { focusNextTitle } from './focus-next-title.ts';
import { focusPlace } from './focus-place.ts';

/** Addresses are typed and cut, too: what can't be decoded names no place. */
const placeOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash;
  }
};

/**
 * After a navigation the focus is where a person would look: on the place that the address names, else on the title of
 * the page, once it is there.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef({ pathname, search: '', hash: '' });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, hash };
    const samePage = before.pathname === pathname;
    // Filters, and modals that have an address, write into the query: the focus is where that was done.
    if (samePage && before.hash === hash && before.search !== search) return;
    if (hash.length > 1) return focusPlace(placeOf(hash));
    if (!samePage) return focusNextTitle();
  }, [pathname, hash, key]);
}
