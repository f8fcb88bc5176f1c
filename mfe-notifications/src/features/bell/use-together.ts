import { useCallback, useEffect, useRef } from 'react';

/** The time in which all notifications of one action arrive, in milliseconds. */
const TOGETHER = 400;

/** Collects items that arrive together, and calls `show` with all of them, the newest first. */
export function useTogether<Item>(show: (items: readonly [Item, ...Item[]]) => void): (item: Item) => void {
  const latestShow = useRef(show);
  latestShow.current = show;
  const arrived = useRef<[Item, ...Item[]]>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((item) => {
    if (arrived.current) return void arrived.current.unshift(item);
    arrived.current = [item];
    timer.current = setTimeout(() => {
      const items = arrived.current;
      arrived.current = undefined;
      if (items) latestShow.current(items);
    }, TOGETHER);
  }, []);
}
