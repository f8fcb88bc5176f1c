import { useEffect } from 'react';
import { noticeContainer } from './notice-container.ts';

/** Calls `leave` when Escape is pressed within the notices; `undefined` turns it off. */
export function useEscape(leave: (() => void) | undefined): void {
  useEffect(() => {
    if (!leave) return;
    const place = noticeContainer();
    const follow = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    place.addEventListener('keydown', follow);
    return () => place.removeEventListener('keydown', follow);
  });
}
