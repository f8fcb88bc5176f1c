import type { FocusEvent, PointerEvent } from 'react';
import { preloadPage } from '../preload-page.ts';
import { useShell } from '../shell-context.tsx';

/** Fetches the page behind a link that is pointed at or focused. */
export function usePreloadOnIntent() {
  const shell = useShell();
  const follow = ({ target }: PointerEvent | FocusEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) preloadPage(shell, link.pathname);
  };
  return { onPointerOver: follow, onFocus: follow };
}
