import { parseAmount, parseNumber } from '../../format/index.ts';

/** What accountants write where there is no figure. */
const NOTHING = /^(?:[-–—]|n\/?[ac]|nc|nd|[-–—]\s*[€$£]|[€$£]\s*[-–—])?$/iu;
/** `3,6 M€` in a row of thousands is what it says. */
const HAS_UNIT = /\d\s*(?:k|m|md|mio|bn)\b/iu;

export const isNoFigure = (cell: string): boolean => NOTHING.test(cell.trim());
export const hasUnit = (cell: string): boolean => HAS_UNIT.test(cell);

/** A pasted cell as a number; null if it is empty, the text itself if it is no number, so that the rule can refuse it. */
export function readAmount(cell: string, language: string, scale = 1): number | string | null {
  if (isNoFigure(cell)) return null;
  const value = scale === 1 || hasUnit(cell) ? parseAmount(cell, language) : parseNumber(cell, language);
  if (value === undefined) return cell;
  // Rounded to cents: 4.812 million would be 4812000.0000000001.
  return Math.round(value * (hasUnit(cell) ? 1 : scale) * 100) / 100;
}
