import { type RefObject, useEffect, useRef } from 'react';

/** When the focused element is removed from the page, its container gets the focus. */
export function useFocusFallback(container: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [container]);
  useEffect(() => {
    const lost = last.current && !last.current.isConnected && document.activeElement === document.body;
    if (!lost) return;
    last.current = null;
    container.current?.focus();
  });
}
