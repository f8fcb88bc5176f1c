import { hasUnit, parseAmount, parseNumber } from '../../amounts/index.ts';

/** The marks of accountants for a missing figure. */
const NOTHING = /^(?:[-–—]|n\/?[ac]|nc|nd|n[ée]ant|s\.?\s?o\.?|[-–—]\s*[€$£]|[€$£]\s*[-–—])?$/iu;
export const isNoFigure = (cell: string): boolean => NOTHING.test(cell.trim());

/** A pasted cell as a number; null if it is empty, the text itself if it is no number, so that the rule can refuse it. */
export function readAmount(cell: string, language: string, scale = 1): number | string | null {
  if (isNoFigure(cell)) return null;
  const value = scale === 1 || hasUnit(cell) ? parseAmount(cell, language) : parseNumber(cell, language);
  if (value === undefined) return cell;
  // `3,6 M€` in a row of thousands keeps its own unit. The value is rounded to cents: 4.812 million would be
  // 4812000.0000000001.
  return Math.round(value * (hasUnit(cell) ? 1 : scale) * 100) / 100;
}
