/** The crop of an image: its centre as a fraction of the image's size, and the zoom. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest crop that fits. */
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const ZOOM = { min: 1, max: 4, step: 0.1 } as const;
/** The largest crop in the centre. */
export const centeredCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The size of the crop as fractions of the image's size. `aspect` is width by height. */
export function sizeOf({ zoom }: Pick<Crop, 'zoom'>, { width, height }: Size, aspect: number): Size {
  const ratio = (aspect * height) / width;
  return { width: Math.min(1, ratio) / zoom, height: Math.min(1, 1 / ratio) / zoom };
}

/** The nearest crop inside the image. */
export function clampCrop(crop: Crop, size: Size, aspect: number): Crop {
  const zoom = clamp(crop.zoom, ZOOM.min, ZOOM.max);
  const { width, height } = sizeOf({ zoom }, size, aspect);
  return {
    x: clamp(crop.x, width / 2, 1 - width / 2),
    y: clamp(crop.y, height / 2, 1 - height / 2),
    zoom,
  };
}

/** The crop in pixels of the image, for the canvas. */
export function areaOf(crop: Crop, size: Size, aspect: number): Size & { left: number; top: number } {
  const cropSize = sizeOf(crop, size, aspect);
  return {
    left: (crop.x - cropSize.width / 2) * size.width,
    top: (crop.y - cropSize.height / 2) * size.height,
    width: cropSize.width * size.width,
    height: cropSize.height * size.height,
  };
}

/** The CSS position of the image behind a frame of the crop's shape, in percent of the frame. */
export function imagePosition(crop: Crop, size: Size, aspect: number) {
  const cropSize = sizeOf(crop, size, aspect);
  const percent = (fraction: number) => `${fraction * 100}%`;
  return {
    width: percent(1 / cropSize.width),
    height: percent(1 / cropSize.height),
    left: percent(-(crop.x / cropSize.width - 0.5)),
    top: percent(-(crop.y / cropSize.height - 0.5)),
  };
}

const STEP = 0.05;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The crop after a key press; undefined for other keys. Arrows move it by a twentieth of its size. */
export function cropByKey(key: string, crop: Crop, size: Size, aspect: number): Crop | undefined {
  const move = MOVES[key];
  if (move) {
    const cropSize = sizeOf(crop, size, aspect);
    const moved = { ...crop, x: crop.x + move[0] * cropSize.width, y: crop.y + move[1] * cropSize.height };
    return clampCrop(moved, size, aspect);
  }
  if (key === '+' || key === '=') return clampCrop({ ...crop, zoom: crop.zoom + ZOOM.step }, size, aspect);
  if (key === '-') return clampCrop({ ...crop, zoom: crop.zoom - ZOOM.step }, size, aspect);
  return undefined;
}
