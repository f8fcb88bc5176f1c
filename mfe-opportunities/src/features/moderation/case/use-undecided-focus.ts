import { useEffect, useRef } from 'react';

/**
 * The element around what has to be decided before a case is published. An attempt moves the focus to the first thing
 * that is not, as soon as it is there: its field may still be loading. Opening a case again does not.
 */
export function useUndecidedFocus(attempts: number) {
  const around = useRef<HTMLDivElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    const isNew = attempts > seen.current;
    seen.current = attempts;
    const element = around.current;
    if (!isNew || !element || focusUndecided(element)) return;
    const observer = new MutationObserver(() => {
      if (focusUndecided(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [attempts]);
  return around;
}

/** Whether there is anything to decide. */
function focusUndecided(around: HTMLElement): boolean {
  const undecided = around.querySelector('[data-undecided]');
  undecided?.querySelector('input')?.focus({ preventScroll: true });
  // This shows the text below its choices, too.
  undecided?.scrollIntoView?.({ block: 'nearest' });
  return undecided !== null;
}
