import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, clampCrop, type Size, sizeOf } from './crop-area.ts';

interface Point {
  x: number;
  y: number;
}

const distance = ([first, second]: readonly Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** Changes the crop by dragging, pinching and the wheel. */
export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  size: Size,
  aspect: number,
  onChange: (change: (crop: Crop) => Crop) => void,
) {
  const points = useRef(new Map<number, Point>());
  const latest = useRef(onChange);
  latest.current = onChange;

  // React's listener is passive, and can't prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const zoomBy = Math.exp(-event.deltaY / 500);
      latest.current((crop) => clampCrop({ ...crop, zoom: crop.zoom * zoomBy }, size, aspect));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, size, aspect]);

  const onPointerEnd = (event: PointerEvent) => points.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = points.current.get(event.pointerId);
      if (!before) return;
      const distanceBefore = distance([...points.current.values()]);
      const now = { x: event.clientX, y: event.clientY };
      points.current.set(event.pointerId, now);
      const box = event.currentTarget.getBoundingClientRect();
      const count = points.current.size;
      const zoomBy = distanceBefore > 0 ? distance([...points.current.values()]) / distanceBefore : 1;
      latest.current((crop) => {
        const cropSize = sizeOf(crop, size, aspect);
        return clampCrop(
          {
            x: crop.x - ((now.x - before.x) / box.width / count) * cropSize.width,
            y: crop.y - ((now.y - before.y) / box.height / count) * cropSize.height,
            zoom: crop.zoom * zoomBy,
          },
          size,
          aspect,
        );
      });
    },
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}
