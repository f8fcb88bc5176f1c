/** The marks of a tile, as path data from its top left corner; `s` is its size. */
export const MARKS: ((x: number, y: number, s: number) => string)[] = [
  (x, y, s) => `M${x} ${y + s}a${s} ${s} 0 0 1 ${s} -${s}`,
  (x, y, s) => `M${x} ${y}a${s} ${s} 0 0 0 ${s} ${s}`,
  (x, y, s) => `M${x} ${y}l${s} ${s}`,
  (x, y, s) => `M${x + s} ${y}l-${s} ${s}`,
  (x, y, s) => `M${x + s / 2} ${y}v${s}M${x} ${y + s / 2}h${s / 2}`,
  (x, y, s) => `M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0`,
  (x, y, s) =>
    `M${x + s / 2} ${y + s * 0.2}a${s * 0.3} ${s * 0.3} 0 1 1 0 ${s * 0.6}a${s * 0.3} ${s * 0.3} 0 0 1 0 -${s * 0.6}`,
  (x, y, s) => `M${x} ${y + s / 4}h${s}M${x} ${y + s * 0.75}h${s}`,
  (x, y, s) => `M${x + s / 2} ${y}l${s / 2} ${s / 2}l-${s / 2} ${s / 2}l-${s / 2} -${s / 2}z`,
  (x, y, s) => `M${x} ${y + s / 2}h${s}M${x + s / 2} ${y}v${s}`,
];
