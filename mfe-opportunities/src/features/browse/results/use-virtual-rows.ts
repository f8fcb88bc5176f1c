import { type KeptPlace, useIsHydrating } from '@handover/shared/ui-extra';
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface VirtualRows {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** The height of a row that was never rendered, in pixels. */
  height: number;
  gap: number;
  /** The place where the list was left, while it is being restored. */
  place: KeptPlace | undefined;
  /** Whether there are as many rows as when the list was left. */
  isReady: boolean;
  /** Holds the heights of the rows that were rendered. */
  heights: RefObject<() => KeptPlace['heights']>;
}

/** A measured row as the virtualizer takes it: where it starts follows from the heights. */
const measuredRow = ([index, size]: [number, number]): VirtualItem => ({
  index,
  key: index,
  size,
  start: 0,
  end: size,
  lane: 0,
});

/** The window that the server renders for: as high as the first page, which is whole for readers without scripts. */
const WINDOW_ON_SERVER = { width: 1280, height: 2000 };

/** How far the row with the focus may be from those in sight, and is still kept. */
const FOCUS_REACH = 60;

/** The rows of a long list that are in sight, with some around. The page scrolls, not the list. */
export function useVirtualRows({ list, count, height, gap, place, isReady, heights }: VirtualRows) {
  const isHydrating = useIsHydrating();
  const [measured] = useState(() =>
    place && place.width === window.innerWidth ? place.heights.map(measuredRow) : [],
  );
  const [top, setTop] = useState<number>();
  const scrollMargin = top ?? 0;
  // Elements have no height in a page without layout (a hidden page).
  const measureElement = (row: Element) => Math.round(row.getBoundingClientRect().height) || height;

  /** A row keeps its focus when it is scrolled out of sight. */
  const rangeExtractor = (range: Range) => {
    const focused = isHydrating ? null : document.activeElement?.closest<HTMLElement>('[data-row]');
    const row = focused && list.current?.contains(focused) ? Number(focused.dataset.row) : undefined;
    if (row === undefined || row >= range.count) return defaultRangeExtractor(range);
    const startIndex =
      row > range.startIndex - FOCUS_REACH ? Math.min(row, range.startIndex) : range.startIndex;
    const endIndex = row < range.endIndex + FOCUS_REACH ? Math.max(row, range.endIndex) : range.endIndex;
    return defaultRangeExtractor({ ...range, startIndex, endIndex });
  };

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => height,
    gap,
    overscan: 4,
    scrollMargin,
    // The virtualizer scrolls there once it is mounted.
    initialOffset: () => (isHydrating ? 0 : place && isReady ? place.y : window.scrollY),
    initialRect: isHydrating ? WINDOW_ON_SERVER : { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: measured,
    measureElement,
    indexAttribute: 'data-row',
    rangeExtractor,
    useFlushSync: false,
  });

  // The part above the list can change its height: chips, a notice.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    setTop(Math.round((box?.top ?? 0) + window.scrollY));
  });

  heights.current = () => virtualizer.takeSnapshot().map(({ index, size }) => [index, size]);

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ index }) => index),
    /** False while the place of the list, or the height of the window, is unknown. */
    isInSight: !isHydrating && top !== undefined,
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
