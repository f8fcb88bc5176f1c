import { useLocation } from '@handover/shared/router';
import { useAtomValue } from '@handover/shared/store';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { measuredRowsAtom } from './measured-rows.atom.ts';

interface VirtualRows {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Of a row that was never rendered, in pixels. */
  height: number;
  gap: number;
}

/** How far the row with the focus may be from those in sight, and is still kept. */
const FOCUS_REACH = 60;

/** The rows of a long list that are in sight, with some around. The page scrolls, not the list. */
export function useVirtualRows({ list, count, height, gap }: VirtualRows) {
  const { key } = useLocation();
  const measured = useAtomValue(measuredRowsAtom);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Without a layout (a hidden page) nothing has a height.
  const measureElement = (row: Element) => Math.round(row.getBoundingClientRect().height) || height;

  /** A row keeps its focus when it is scrolled out of sight. */
  const rangeExtractor = (range: Range) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
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
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: measured.get(key) ?? [],
    measureElement,
    indexAttribute: 'data-row',
    rangeExtractor,
    useFlushSync: false,
  });

  // What stands above the list can change its height: chips, a notice.
  useLayoutEffect(() => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    setScrollMargin(Math.round(top + window.scrollY));
  });

  const latest = useRef({ key, virtualizer });
  latest.current = { key, virtualizer };
  useEffect(
    () => () => {
      measured.set(latest.current.key, latest.current.virtualizer.takeSnapshot());
    },
    [measured],
  );

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ index }) => index),
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
