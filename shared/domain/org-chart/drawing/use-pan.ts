import { type PointerEvent, useRef } from 'react';

interface Hold {
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Moves what scrolls by its ground, with the mouse; a finger and the keys do so by themselves. */
export const usePan = () => {
  const hold = useRef<Hold | null>(null);
  const release = () => {
    hold.current = null;
  };
  return {
    onPointerDown: ({ currentTarget, pointerType, button, clientX, clientY, pointerId }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      const { scrollLeft, scrollTop } = currentTarget;
      hold.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!hold.current) return;
      const { x, y, left, top } = hold.current;
      currentTarget.scrollTo(left + x - clientX, top + y - clientY);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};
