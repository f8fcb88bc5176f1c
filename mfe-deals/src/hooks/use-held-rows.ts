import { useRef, useState } from 'react';

interface Row {
  id: number;
}

/**
 * Rows that stay in their place while the pointer is over them: what comes, goes or moves meanwhile is shown once the pointer has
 * left, was pressed, or the user asks for it. A row whose content alone has changed shows it at once.
 * @param place what a row's place depends on, beside the order
 * @param key with another key it is another list, which is shown at once
 */
export function useHeldRows<Item extends Row>(
  rows: readonly Item[],
  key: string,
  place: (row: Item) => string = () => '',
) {
  const layoutOf = (list: readonly Item[]) => `${key} ${list.map((row) => `${row.id}${place(row)}`).join()}`;
  const [isHeld, setHeld] = useState(false);
  const shown = useRef(rows);
  const isSameList = useRef(key);
  // The user has requested another list, whose rows may still be loading. An empty list is not drawn, and no pointer
  // can leave it.
  const isEmpty = shown.current.length === 0;
  if (isHeld && (isSameList.current !== key || isEmpty)) setHeld(false);
  const isBehind =
    isHeld && !isEmpty && isSameList.current === key && layoutOf(shown.current) !== layoutOf(rows);
  if (!isBehind) {
    shown.current = rows;
    isSameList.current = key;
  }
  const release = () => setHeld(false);
  return {
    rows: shown.current,
    isBehind,
    /** Shows the rows as they are now. */
    release,
    /** The handlers of the element around the rows. */
    handlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: release,
      onClick: release,
    },
  };
}
