import type { FrameEvent } from '../protocol.ts';
import type { Viewer } from './viewer.ts';

/** Handles keys inside of the frame. Keys that the viewer does not handle scroll, as anywhere. */
export function handleKeys(viewer: Viewer, tell: (event: FrameEvent) => void): void {
  // The arrow keys then scroll from the start.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.area')?.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return tell({ type: 'key', key: 'Escape' });
    if (event.altKey && event.key === 'ArrowLeft')
      return own(event, () => tell({ type: 'key', key: 'previous' }));
    if (event.altKey && event.key === 'ArrowRight')
      return own(event, () => tell({ type: 'key', key: 'next' }));
    if (event.altKey) return;
    if (event.key === '+' || event.key === '=') return own(event, () => viewer.zoom('in'));
    if (event.key === '-') return own(event, () => viewer.zoom('out'));
    if (event.key === '0') return own(event, () => viewer.zoom('fit'));
    if (event.ctrlKey || event.metaKey) return;
    if (viewer.onKey?.(event.key)) event.preventDefault();
  });
}

function own(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}
