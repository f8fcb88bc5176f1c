import { useEffect } from 'react';
import { noticePlace } from './notice-place.ts';

/** While there is a way out: Escape takes it, where it is pressed within the notices. */
export function useEscape(leave: (() => void) | undefined): void {
  useEffect(() => {
    if (!leave) return;
    const place = noticePlace();
    const follow = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    place.addEventListener('keydown', follow);
    return () => place.removeEventListener('keydown', follow);
  });
}
