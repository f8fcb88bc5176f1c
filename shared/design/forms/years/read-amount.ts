import { parseNumber } from '../../format/index.ts';

/** What accountants write where there is no figure. */
const NOTHING = /^(?:[-–—]|n\/?[ac]|nc|nd)?$/iu;
/** One separator before three digits. Amounts have two decimals at most, so it separates thousands. */
const ONE_THOUSAND = /^(\(?[-−]?\s*\d{1,3})[.,](\d{3}\)?)$/u;

/** A pasted cell as a number; null if it is empty, the text itself if it is no number, so that the rule can refuse it. */
export function readAmount(cell: string, language: string, scale = 1): number | string | null {
  if (NOTHING.test(cell)) return null;
  const text = scale === 1 ? cell.replace(ONE_THOUSAND, '$1$2') : cell;
  const value = parseNumber(text, language);
  // Rounded to cents: 4.812 million would be 4812000.0000000001.
  return value === undefined ? cell : Math.round(value * scale * 100) / 100;
}
