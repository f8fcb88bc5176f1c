import { useEffect, useState } from 'react';

/** How far below the window something is near. */
const MARGIN = '0px 0px 50%';

/**
 * A ref, and whether its element is or has been near the part of the page in sight. That is first known once the page has been laid
 * out: what waits for it does not delay the first paint. What the server has rendered is there at once.
 */
export function useNearViewport(
  isRendered = false,
): [ref: (element: HTMLElement | null) => void, isNear: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNear, setIsNear] = useState(isRendered);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isNear];
}
