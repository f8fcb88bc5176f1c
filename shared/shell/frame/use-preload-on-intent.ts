import type { FocusEvent, PointerEvent } from 'react';
import { preloadPage } from '../preload-page.ts';
import { useShell } from '../shell-context.tsx';

/** Preloads the page of a link that is hovered or focused. */
export function usePreloadOnIntent() {
  const shell = useShell();
  const preload = ({ target }: PointerEvent | FocusEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) preloadPage(shell, link.pathname);
  };
  return { onPointerOver: preload, onFocus: preload };
}
