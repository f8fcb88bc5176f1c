import { useIsHydrating } from '@handover/shared/shell';
import { useEffect, useState } from 'react';

/** How far below the window something is near. */
const MARGIN = '0px 0px 50%';

function resolvable() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

interface NearViewport {
  ref: (element: HTMLElement | null) => void;
  /** Whether the element is or has been near the part of the page in sight, or the server has rendered what is in it. */
  isShown: boolean;
  /** Resolves once it is near; undefined on the server, where there is nothing to wait for. */
  whenNear: Promise<void> | undefined;
}

/**
 * Whether an element is or has been near the part of the page in sight. That is first known once the page has been laid out: what waits
 * for it does not delay the first paint.
 */
export function useNearViewport(): NearViewport {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isShown, setIsShown] = useState(useIsHydrating());
  const [near] = useState(resolvable);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near.resolve();
        setIsShown(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, near]);
  const hasViewport = typeof window !== 'undefined';
  return { ref: setElement, isShown, whenNear: hasViewport ? near.promise : undefined };
}
