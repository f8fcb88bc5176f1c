import { type PointerEvent, useRef } from 'react';

interface PanStart {
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Scrolls by dragging with the mouse; touch and keys scroll natively. */
export const usePan = () => {
  const start = useRef<PanStart | null>(null);
  const release = () => {
    start.current = null;
  };
  return {
    onPointerDown: ({ currentTarget, pointerType, button, clientX, clientY, pointerId }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      const { scrollLeft, scrollTop } = currentTarget;
      start.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const { x, y, left, top } = start.current;
      currentTarget.scrollTo(left + x - clientX, top + y - clientY);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};
