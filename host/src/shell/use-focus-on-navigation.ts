import { useLocation } from '@handover/shared/router';
import { useEffect, useRef } from 'react';
import { focusNextTitle } from './focus-next-title.ts';
import { focusPlace } from './focus-place.ts';

/** A redirect on arrival is nobody's step: the focus stays where the page begins. */
const wasLed = () => navigator.userActivation?.hasBeenActive ?? true;

/**
 * After a navigation the focus is where a person would look: on the place that the address names, else on the title of
 * the page, once it is there.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (hash.length > 1) return focusPlace(decodeURIComponent(hash.slice(1)));
    if (!samePage && wasLed()) return focusNextTitle();
  }, [pathname, hash, key]);
}
