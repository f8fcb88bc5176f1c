import type { KeptPlace } from '@handover/shared/ui-extra';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { View } from '../use-browse-address.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import classes from './virtual-list.module.css';

interface VirtualListProps<Item> {
  list: RefObject<HTMLUListElement | null>;
  label: string;
  items: readonly Item[];
  /** How many there are on the server. */
  total: number;
  /** Sets the columns in the style sheet, which knows the width of the window before any script does. */
  view: View;
  /** The number of columns in the style sheet. */
  columns: number;
  /** The height of a row that is not rendered yet, and the gap between two rows, in pixels. */
  height: number;
  gap: number;
  /** The place where the list was left, while it is being restored. */
  place: KeptPlace | undefined;
  /** Whether the list has all items that it had when it was left. */
  isComplete: boolean;
  /** Holds the heights of the rows that were rendered. */
  heights: RefObject<() => KeptPlace['heights']>;
  /** The last item is near: time for the next page. Undefined while there is none, or one is on its way. */
  onEnd: (() => void) | undefined;
  children: (item: Item) => ReactNode;
}

/** The next page is asked for when so many rows are left below those in the document. */
const LEFT = { cards: 0, rows: 5 };

/** A list of which only the rows in sight are in the document; the space of the others is its padding. */
export function VirtualList<Item extends { id: number }>(props: VirtualListProps<Item>) {
  const { list, label, items, total, view, columns, isComplete, onEnd, children, ...layout } = props;
  const { gap } = layout;
  const count = Math.ceil(items.length / columns);
  const { rows, isInSight, before, after, measure } = useVirtualRows({
    list,
    count,
    isReady: isComplete,
    ...layout,
  });

  const isNearEnd = isInSight && (rows.at(-1) ?? 0) + LEFT[view] >= count - 1;
  const mayAsk = isNearEnd && onEnd !== undefined;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (mayAsk) latest.current?.();
  }, [mayAsk]);

  const space: CSSProperties = {
    rowGap: gap,
    paddingBlockStart: before,
    paddingBlockEnd: after,
  };
  const first = (rows[0] ?? 0) * columns;
  const shown = rows.length > 0 ? items.slice(first, ((rows.at(-1) ?? 0) + 1) * columns) : [];
  return (
    <ul ref={list} aria-label={label} className={classes.list} data-view={view} style={space}>
      {shown.map((item, offset) => {
        const index = first + offset;
        return (
          <li
            key={item.id}
            // The first of a row is as high as the row.
            ref={index % columns === 0 ? measure : undefined}
            data-row={Math.floor(index / columns)}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
