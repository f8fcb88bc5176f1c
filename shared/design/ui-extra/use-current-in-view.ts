import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a row of tabs, not the page, so that the current one is visible if there is no room for all. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true], [aria-current]');
    if (!list.current || !tab) return;
    const [room, place] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (place.left < room.left || place.right > room.right)
      list.current.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
  }, [current]);
  return list;
}
