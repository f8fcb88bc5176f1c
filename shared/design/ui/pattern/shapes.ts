import { hashOf } from './hues.ts';

const CELL = 40;
const COLUMNS = 10;
const ROWS = 4;

/** Shapes of one cell of the grid, as path data from its top left corner. */
const MARKS: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y + CELL}a${CELL} ${CELL} 0 0 1 ${CELL} -${CELL}`,
  (x, y) => `M${x} ${y}a${CELL} ${CELL} 0 0 0 ${CELL} ${CELL}`,
  (x, y) => `M${x} ${y}l${CELL} ${CELL}`,
  (x, y) => `M${x + CELL} ${y}l-${CELL} ${CELL}`,
  (x, y) => `M${x + 20} ${y}v${CELL}M${x} ${y + 20}h20`,
  (x, y) => `M${x} ${y + 20}a20 20 0 0 1 20 -20a20 20 0 0 1 20 20`,
  (x, y) => `M${x + 20} ${y + 8}a12 12 0 1 1 0 24a12 12 0 0 1 0 -24`,
  (x, y) => `M${x} ${y + 10}h${CELL}M${x} ${y + 30}h${CELL}`,
];

export interface PatternShapes {
  lines: string;
  blocks: string;
}

/** Fills the grid with up to three shapes, by a pseudo-random generator: the same seed always gives the same result. */
export const shapesOf = (seed: string): PatternShapes => {
  let state = hashOf(seed) || 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const chosen = [next(MARKS.length), next(MARKS.length), next(MARKS.length)];
  const period = 2 + next(2);
  let lines = '';
  let blocks = '';
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = column * CELL;
      const y = row * CELL;
      const mark = MARKS[chosen[(column + row * period + (next(5) === 0 ? 1 : 0)) % 3] ?? 0];
      lines += mark?.(x, y) ?? '';
      if (next(7) === 0) blocks += `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
    }
  }
  return { lines, blocks };
};
