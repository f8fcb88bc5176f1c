import type { Zoom } from '../protocol.ts';

/** The steps, in percent. */
const STEPS = [25, 33, 50, 67, 75, 90, 100, 125, 150, 200, 300, 400];

/** The next zoom in percent; `fit` is what fills the width. */
export function nextZoom(current: number, zoom: Zoom, fit: number): number {
  if (zoom === 'fit') return fit;
  if (zoom === 'in') return STEPS.find((step) => step > current + 1) ?? Math.max(current, 400);
  return STEPS.findLast((step) => step < current - 1) ?? Math.min(current, 25);
}
