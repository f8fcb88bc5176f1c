import { numbersFrom } from './hash-of.ts';
import { MARKS } from './marks.ts';

export const WIDTH = 400;
export const HEIGHT = 160;

/** Sizes of a tile: three densities. */
const SIZES = [32, 40, 54];
/** The accent tile is one of the tiles nearest to the middle, which a wide card, a square and a small swatch all show. */
const NEAREST = 3;
/** A wide card cuts off more above and below than a swatch does at the sides. */
const fromMiddle = (x: number, y: number, size: number) =>
  Math.hypot(x + size / 2 - WIDTH / 2, 2 * (y + size / 2 - HEIGHT / 2));

export interface PatternShapes {
  lines: string;
  blocks: string;
  /** The one filled tile, and the line on it. */
  tile: string;
  tileLine: string;
}

const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`;

/**
 * The three marks come from the sub-sector, so that its listings resemble each other; their order, the crop, the density and the
 * accent tile come from the listing, so that no two look alike.
 */
export const shapesOf = (seed: string, listing: number | string): PatternShapes => {
  const kind = numbersFrom(seed);
  const own = numbersFrom(`${seed}/${listing}`);
  const first = kind(MARKS.length);
  const chosen = [first, (first + 1 + kind(4)) % MARKS.length, (first + 5 + kind(4)) % MARKS.length];
  const size = SIZES[own(SIZES.length)] ?? 40;
  const [cropX, cropY] = [(own(4) * size) / 4, (own(4) * size) / 4];
  const period = 1 + own(3);
  const shapes: PatternShapes = { lines: '', blocks: '', tile: '', tileLine: '' };
  const tiles: [number, number, string][] = [];
  for (let y = -cropY, row = 0; y < HEIGHT; y += size, row += 1) {
    for (let x = -cropX, column = 0; x < WIDTH; x += size, column += 1) {
      const mark =
        MARKS[chosen[(column + row * period + (own(4) === 0 ? 1 : 0)) % 3] ?? 0]?.(x, y, size) ?? '';
      shapes.lines += mark;
      if (own(6) === 0) shapes.blocks += square(x, y, size);
      tiles.push([x, y, mark]);
    }
  }
  tiles.sort(([oneX, oneY], [x, y]) => fromMiddle(oneX, oneY, size) - fromMiddle(x, y, size));
  const [x, y, mark] = tiles[own(NEAREST)] ?? [WIDTH / 2, HEIGHT / 2, ''];
  return { ...shapes, tile: square(x, y, size), tileLine: mark };
};
