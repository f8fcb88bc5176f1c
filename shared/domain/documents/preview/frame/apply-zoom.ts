import type { FrameEvent, Zoom } from '../protocol.ts';
import { nextZoom } from './zoom-steps.ts';

/** Zooms content that is drawn as html. */
export function applyZoom(element: HTMLElement, tell: (event: FrameEvent) => void) {
  let zoom = 100;
  return (by: Zoom) => {
    zoom = nextZoom(zoom, by, 100);
    element.style.setProperty('zoom', String(zoom / 100));
    tell({ type: 'position', page: 1, zoom });
  };
}
