import { useCallback, useState } from 'react';
import { BOX, type Drawing } from './chart-layout.ts';

/**
 * Begins with the first person at the top in the middle of what is seen: a broad chart is empty at its corners.
 * From then on it is scrolled by who looks at it.
 */
export const useCentred = ({ places }: Drawing) => {
  const top = places.find(({ branch }) => branch.level === 1);
  const [middle] = useState(top ? top.x + BOX.width / 2 : 0);
  return useCallback(
    (pane: HTMLElement | null) => {
      if (pane) pane.scrollLeft = middle - pane.clientWidth / 2;
    },
    [middle],
  );
};
