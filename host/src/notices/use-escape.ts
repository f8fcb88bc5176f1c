import { useEffect } from 'react';
import { noticeContainer } from './notice-container.ts';

/** Calls `onEscape` when Escape is pressed within the notices; `undefined` turns it off. */
export function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return;
    const container = noticeContainer();
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    container.addEventListener('keydown', onKeyDown);
    return () => container.removeEventListener('keydown', onKeyDown);
  });
}
