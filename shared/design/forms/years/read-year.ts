/** `2024`, `FY 2024`, `31/12/2024`, `Dec. 2024`, `2024E`. */
const YEAR =
  /^(?:\p{L}{2,10}\.?\s*)?(?:\d{1,2}[./-]\s?){0,2}((?:19|20)\d{2})(?:[-./]\d{1,2}){0,2}\s*(?:\p{L}|\(\p{L}+\))?$/u;

const MONTH = 'jan|feb|f[ée]v|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|ao[uû]|sep|oct|nov|dec|déc';
const BEFORE_SHORT = [
  `(?:fye?|cy|ye|ex|exercice|ann[ée]e|year|(?:${MONTH})\\p{L}*)\\.?[\\s-]?['’]?`,
  "['’]",
  '\\d{1,2}([./-])\\d{1,2}\\1',
  '(?:0?[1-9]|1[0-2])[/-]',
];
/** `FY23`, `'23`, `Dec-23`, `31/12/23`, `12/23`, `FY23E`; not `23` alone, which may be any number. */
const SHORT_YEAR = new RegExp(`^(?:${BEFORE_SHORT.join('|')})(\\d{2})\\s*(?:\\p{L}|\\(\\p{L}+\\))?$`, 'iu');

/** '23' is 2023, '98' is 1998. */
export const withCentury = (digits: string): string => (Number(digits) < 50 ? `20${digits}` : `19${digits}`);

/** The year that a cell names, as '2024'. */
export function yearOf(cell: string): string | undefined {
  const year = YEAR.exec(cell)?.[1];
  if (year) return year;
  const short = SHORT_YEAR.exec(cell)?.[2];
  return short && withCentury(short);
}

/** Two digits each, one year after the other, up or down: other numbers rarely are. */
export function areShortYears(cells: readonly string[]): boolean {
  if (!cells.every((cell) => /^\d{2}$/.test(cell))) return false;
  const years = cells.map((cell) => Number(withCentury(cell)));
  const steps = new Set(years.slice(1).map((year, index) => year - (years[index] ?? 0)));
  return steps.size === 0 || (steps.size === 1 && (steps.has(1) || steps.has(-1)));
}
