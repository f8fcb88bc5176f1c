import { useEffect, useRef, useState } from 'react';

/** How far below the window the end may be, so that the next page is there before one reads it. */
const MARGIN = '400px';

/**
 * Calls `onEnd` when the end of a list comes near: returns the ref of an element at its end. `shown` changes with each page, so that an
 * end which is still in sight then is noticed again.
 */
export function useShowMoreAtEnd(onEnd: (() => void) | undefined, shown: unknown) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const hasMore = onEnd !== undefined;
  useEffect(() => {
    if (!end || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current?.();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, hasMore, shown]);
  return setEnd;
}
