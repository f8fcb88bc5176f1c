import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, type Size, sidesOf, within } from './crop-area.ts';

interface Point {
  x: number;
  y: number;
}

const distance = ([first, second]: readonly Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** Dragging with a mouse or a finger, pinching with two, the wheel: as changes of the part. */
export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  size: Size,
  aspect: number,
  onChange: (change: (crop: Crop) => Crop) => void,
) {
  const points = useRef(new Map<number, Point>());
  const latest = useRef(onChange);
  latest.current = onChange;

  // React listens passively, and then the page would scroll under the picture.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const zoomBy = Math.exp(-event.deltaY / 500);
      latest.current((crop) => within({ ...crop, zoom: crop.zoom * zoomBy }, size, aspect));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, size, aspect]);

  const lift = (event: PointerEvent) => points.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = points.current.get(event.pointerId);
      if (!before) return;
      const wide = distance([...points.current.values()]);
      const now = { x: event.clientX, y: event.clientY };
      points.current.set(event.pointerId, now);
      const box = event.currentTarget.getBoundingClientRect();
      const count = points.current.size;
      const zoomBy = wide > 0 ? distance([...points.current.values()]) / wide : 1;
      latest.current((crop) => {
        const sides = sidesOf(crop, size, aspect);
        return within(
          {
            x: crop.x - ((now.x - before.x) / box.width / count) * sides.width,
            y: crop.y - ((now.y - before.y) / box.height / count) * sides.height,
            zoom: crop.zoom * zoomBy,
          },
          size,
          aspect,
        );
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
