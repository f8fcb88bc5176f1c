import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus is taken off the page, the focus goes to the part it was in rather than to nowhere. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [part]);
  useEffect(() => {
    const lost = last.current && !last.current.isConnected && document.activeElement === document.body;
    if (!lost) return;
    last.current = null;
    part.current?.focus();
  });
}
