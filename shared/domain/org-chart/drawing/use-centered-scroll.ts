import { useCallback, useState } from 'react';
import { BOX, type ChartLayout } from './chart-layout.ts';

/**
 * A ref that initially scrolls the first person at the top into the centre, because the corners of a wide chart are empty.
 */
export const useCenteredScroll = ({ positions }: ChartLayout) => {
  const top = positions.find(({ branch }) => branch.level === 1);
  const [middle] = useState(top ? top.x + BOX.width / 2 : 0);
  return useCallback(
    (pane: HTMLElement | null) => {
      if (pane) pane.scrollLeft = middle - pane.clientWidth / 2;
    },
    [middle],
  );
};
