import { useLocation } from '@handover/shared/router';
import { useEffect, useRef } from 'react';

/** How long a page may take to show its title, in milliseconds. */
const LATEST = 10_000;

/** Puts the focus on the title of the next page once it is there, unless the person has gone on meanwhile. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const started = document.activeElement;
    const old = document.querySelector('main h1');
    const focusTitle = () => {
      const title = document.querySelector<HTMLElement>('main h1');
      if (!title) return false;
      const moved = document.activeElement !== started && document.activeElement !== document.body;
      if (!moved) title.focus({ preventScroll: true });
      return true;
    };
    if (old && focusTitle()) return;
    const observer = new MutationObserver(() => focusTitle() && stop());
    const timer = setTimeout(() => observer.disconnect(), LATEST);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
    return stop;
  }, [pathname]);
}
