import { useEffect, useRef } from 'react';
import { useLocation } from '../../kernel/router/index.ts';

/**
 * The key under which React Router's `ScrollRestoration` stores the positions of a tab, by the key of the history
 * entry.
 */
const POSITIONS = 'react-router-scroll-positions';
const BY_USER = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function keptPosition(key: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')[key] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Completes the scrolling after a reload. `ScrollRestoration` scrolls once, when the page may still be too short,
 * since its data comes later. This scrolls on while the page grows, until the position is reached or the user moves.
 */
export function useReachedScroll(): void {
  const { key, hash } = useLocation();
  /** The entry with which the document was loaded; none once the user has gone on. */
  const loaded = useRef<string | undefined>(key);
  useEffect(() => {
    if (key !== loaded.current) {
      loaded.current = undefined;
      return;
    }
    const wanted = hash ? 0 : keptPosition(key);
    if (wanted <= window.scrollY) return;
    const observer = new ResizeObserver(() => {
      window.scrollTo(window.scrollX, wanted);
      if (window.scrollY >= wanted) stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const type of BY_USER) window.removeEventListener(type, stop);
    };
    for (const type of BY_USER) window.addEventListener(type, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [key, hash]);
}
