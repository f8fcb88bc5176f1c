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
  /** Whether the element is or has been near the visible part of the page, or the server has rendered its content. */
  isShown: boolean;
  /** Resolves once it is near; undefined on the server. */
  whenNear: Promise<void> | undefined;
}

/**
 * Whether an element is or has been near the visible part of the page. This is known only after the layout, so that
 * its content does not delay the first paint.
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
