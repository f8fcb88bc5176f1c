import { useEffect, useRef } from 'react';

/**
 * The element around what has to be decided before a case is published. An attempt moves the focus to the first thing
 * that is not; opening a case again does not.
 */
export function useUndecidedFocus(attempts: number) {
  const around = useRef<HTMLDivElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    if (attempts > seen.current) {
      const undecided = around.current?.querySelector('[data-undecided]');
      undecided?.querySelector('input')?.focus({ preventScroll: true });
      // This shows the text below its choices, too.
      undecided?.scrollIntoView?.({ block: 'nearest' });
    }
    seen.current = attempts;
  }, [attempts]);
  return around;
}
