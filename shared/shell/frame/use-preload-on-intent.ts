import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';
import { savesData } from '../../kernel/lazy/index.ts';
import { preloadPage } from '../preload-page.ts';
import { useShell } from '../shell-context.tsx';

/** How long a pointer stays on a link until its page is loaded, in ms: one that passes over it loads nothing. */
const HOVER_MS = 200;

/**
 * Loads the page of a link, its code and texts, once a pointer stays on it, or when it is focused or touched. Not where the user saves
 * data.
 */
export function usePreloadOnIntent() {
  const shell = useShell();
  const pointed = useRef<{ link: Element; timer: ReturnType<typeof setTimeout> }>(undefined);
  const leave = () => {
    clearTimeout(pointed.current?.timer);
    pointed.current = undefined;
  };
  useEffect(() => leave, []);

  const preload = (link: HTMLAnchorElement | null) => {
    if (link?.origin === window.location.origin && !savesData()) preloadPage(shell, link.pathname);
  };
  const preloadNow = ({ target }: FocusEvent | TouchEvent) => preload(linkAround(target));
  return {
    onPointerOver({ target }: PointerEvent) {
      const link = linkAround(target);
      if (link !== null && link === pointed.current?.link) return;
      leave();
      if (link) pointed.current = { link, timer: setTimeout(() => preload(link), HOVER_MS) };
    },
    onPointerLeave: leave,
    onFocus: preloadNow,
    onTouchStart: preloadNow,
  };
}

const linkAround = (target: EventTarget) => (target instanceof Element ? target.closest('a') : null);
