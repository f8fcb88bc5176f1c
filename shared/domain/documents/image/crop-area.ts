/** The part of a picture that is kept: its middle, in shares of the picture's sides, and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  /** From 1, where the part is as large as the picture lets it be. */
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const ZOOM = { min: 1, max: 4, step: 0.1 } as const;
/** In the middle, as large as can be. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Sides of the part, in shares of the picture's. `aspect` is width by height. */
export function sidesOf({ zoom }: Pick<Crop, 'zoom'>, { width, height }: Size, aspect: number): Size {
  const ratio = (aspect * height) / width;
  return { width: Math.min(1, ratio) / zoom, height: Math.min(1, 1 / ratio) / zoom };
}

/** The nearest part that does not leave the picture. */
export function within(crop: Crop, size: Size, aspect: number): Crop {
  const zoom = between(crop.zoom, ZOOM.min, ZOOM.max);
  const { width, height } = sidesOf({ zoom }, size, aspect);
  return {
    x: between(crop.x, width / 2, 1 - width / 2),
    y: between(crop.y, height / 2, 1 - height / 2),
    zoom,
  };
}

/** In pixels of the picture, for the canvas. */
export function areaOf(crop: Crop, size: Size, aspect: number): Size & { left: number; top: number } {
  const sides = sidesOf(crop, size, aspect);
  return {
    left: (crop.x - sides.width / 2) * size.width,
    top: (crop.y - sides.height / 2) * size.height,
    width: sides.width * size.width,
    height: sides.height * size.height,
  };
}

/** How the picture lies behind a frame of the part's shape, in percent of the frame. */
export function placeOf(crop: Crop, size: Size, aspect: number) {
  const sides = sidesOf(crop, size, aspect);
  const percent = (share: number) => `${share * 100}%`;
  return {
    width: percent(1 / sides.width),
    height: percent(1 / sides.height),
    left: percent(-(crop.x / sides.width - 0.5)),
    top: percent(-(crop.y / sides.height - 0.5)),
  };
}

const STEP = 0.05;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a key makes of it; undefined for keys that mean nothing here. Arrows move the part a twentieth of its side. */
export function cropByKey(key: string, crop: Crop, size: Size, aspect: number): Crop | undefined {
  const move = MOVES[key];
  if (move) {
    const sides = sidesOf(crop, size, aspect);
    const moved = { ...crop, x: crop.x + move[0] * sides.width, y: crop.y + move[1] * sides.height };
    return within(moved, size, aspect);
  }
  if (key === '+' || key === '=') return within({ ...crop, zoom: crop.zoom + ZOOM.step }, size, aspect);
  if (key === '-') return within({ ...crop, zoom: crop.zoom - ZOOM.step }, size, aspect);
  return undefined;
}
