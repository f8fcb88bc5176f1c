import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../../../kernel/lazy/index.ts';
import { useLocation } from '../../../kernel/router/index.ts';
import { focusLink } from './focus-link.ts';
import { type KeptPlace, keepPlace, readPlace } from './kept-places.ts';

interface KeptPlaceOptions {
  list: RefObject<HTMLElement | null>;
  /** Whether the list has its full height. */
  isReady: boolean;
  /** The heights of the rows of a virtual list. */
  heights?: () => KeptPlace['heights'];
}

/** The events that move the page, or the focus. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Place {
  kept: KeptPlace | undefined;
  phase: 'waiting' | 'focusing' | 'over';
}

function placeOf(key: string | undefined): Place {
  const kept = key === undefined ? undefined : readPlace(key);
  return { kept, phase: kept ? 'waiting' : 'over' };
}

/**
 * Restores a list after back and reload: the same scroll position, and the focus on the link that had it. Nothing
 * moves if the user acts before the list is ready. Returns the place while it is being restored.
 */
export function useKeptPlace({ list, isReady, heights = () => [] }: KeptPlaceOptions): KeptPlace | undefined {
  const { key } = useLocation();
  const isHydrating = useIsHydrating();
  const [{ kept, phase }, setPlace] = useState<Place>(() => placeOf(isHydrating ? undefined : key));
  const setPhase = (next: Place['phase']) => setPlace((now) => ({ ...now, phase: next }));
  // The server does not know it: the list opens there once it is hydrated.
  const wasHydrating = useRef(isHydrating);
  if (wasHydrating.current && !isHydrating) {
    wasHydrating.current = false;
    setPlace(placeOf(key));
  }
  const latest = useRef({ key, heights, phase });
  latest.current = { key, heights, phase };

  useLayoutEffect(() => {
    const keep = () => {
      // Reloaded twice, before the list was ready: what was kept still holds.
      if (latest.current.phase === 'waiting') return;
      const focused = list.current?.contains(document.activeElement) ? document.activeElement : null;
      keepPlace(latest.current.key, {
        y: Math.round(window.scrollY),
        width: window.innerWidth,
        heights: latest.current.heights(),
        focused: focused?.closest('a')?.getAttribute('href') ?? null,
      });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [list]);

  useEffect(() => {
    if (phase === 'over') return;
    const giveUp = () => setPhase('over');
    for (const act of ACTS) window.addEventListener(act, giveUp, { passive: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, giveUp);
    };
  }, [phase]);

  useLayoutEffect(() => {
    if (phase !== 'waiting' || !isReady || !kept) return;
    if (Math.round(window.scrollY) !== kept.y) window.scrollTo(0, kept.y);
    setPhase('focusing');
  }, [phase, isReady, kept]);
  useEffect(() => {
    if (phase === 'focusing' && kept?.focused && list.current) return focusLink(list.current, kept.focused);
  }, [phase, kept, list]);
  return phase === 'waiting' ? kept : undefined;
}
