import { useEffect, useRef } from 'react';
import { useLocation } from '../../kernel/router/index.ts';
import { focusAnchor } from './focus-anchor.ts';
import { focusNextTitle } from './focus-next-title.ts';

/** A hash that was typed or cut may not be decodable. */
const anchorOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash;
  }
};

/**
 * Moves the focus after a navigation: to the anchor in the URL, else to the title of the page, as soon as it is
 * rendered.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const shown = useRef({ pathname, search: '', hash: '' });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, hash };
    const samePage = before.pathname === pathname || state?.keepsPage;
    // Filters and modals write into the query: the focus stays where that was done.
    if (samePage && before.hash === hash && before.search !== search) return;
    if (hash.length > 1) return focusAnchor(anchorOf(hash));
    if (!samePage) return focusNextTitle();
  }, [pathname, hash, key]);
}
