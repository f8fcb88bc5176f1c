/** `2024`, `FY 2024`, `31/12/2024`, `Dec. 2024`, `2024E`, `2024 retraité`, `2024*`. */
const YEAR =
  /^(?:\p{L}{2,14}\.?\s*)?(?:\d{1,2}[./-]\s?){0,2}((?:19|20)\d{2})(?:[-./]\d{1,2}){0,2}\s*(?:\p{L}|\(\p{L}+\)|[*¹²³]+|(?<=\s)(?!euros?)\p{L}{3,}(?:\s\p{L}{3,})?)?$/iu;

const MONTH = 'jan|feb|f[ée]v|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|ao[uû]|sep|oct|nov|dec|déc';
const BEFORE_SHORT = [
  `(?:fye?|cy|ye|ex|exercice|ann[ée]e|year|(?:${MONTH})\\p{L}*)\\.?[\\s-]?['’]?`,
  "['’]",
  '\\d{1,2}([./-])\\d{1,2}\\1',
  '(?:0?[1-9]|1[0-2])[/-]',
];
/** `FY23`, `'23`, `Dec-23`, `31/12/23`, `12/23`, `FY23E`; not `23` alone, which may be any number. */
const SHORT_YEAR = new RegExp(`^(?:${BEFORE_SHORT.join('|')})(\\d{2})\\s*(?:\\p{L}|\\(\\p{L}+\\))?$`, 'iu');

/** `31 décembre 2024`, `Year ended Dec 31, 2024`: the one year beside a month. */
const MONTH_WORD = new RegExp(`(?<!\\p{L})(?:${MONTH})\\p{L}*`, 'iu');
const ONE_YEAR = /^\D*(?:\d{1,2}(?:er|st|nd|rd|th)?\D+)?((?:19|20)\d{2})\D*$/u;
/** `2024/2025`, `2024-25`: the year in which it ends. */
const TWO_YEARS = /^(?:\p{L}{2,10}\.?\s*)?((?:19|20)\d{2})\s?[-–/]\s?((?:19|20)?\d{2})$/u;

/** '23' is 2023, '98' is 1998. */
export const withCentury = (digits: string): string => (Number(digits) < 50 ? `20${digits}` : `19${digits}`);

/** `N`, `N-2`, `Exercice N – 1`, `Y-1`: counted from the newest year, as accounts do. */
const RELATIVE =
  /^(?:exercices?|ann[ée]e|fy|year|cl[oô]ture|r[ée]el|r[ée]alis[ée]|budget)?\s*([ny])\s*(?:([-–—‐‑−+])\s*(\d))?$/iu;
/**
 * The texts that may be next to a year at the head of a column: the unit, the length of the year, `exercice clos le`.
 */
const BESIDE =
  /\s*[([][^)\]]*[)\]]|\b[km]\s?(?:€|eur)|^(?:[\p{L}’'.]+(?:\s?[-–—‐‑−]\s?\d)?\s+){1,5}(?=\d{1,2}[./-]\d)|\s*\d{1,2}\s*mois$/giu;

/** `Du 01/07/2023 au 30/06/2024`: the year is that of the end. */
const PERIOD = /\d\D*(?:\bau\b|\bto\b|\s[-–—]\s)\s*(\S.*)$/iu;

/** The year that a cell names, as '2024', or 'N-1' where it counts from the newest one. */
export function yearOf(cell: string): string | undefined {
  const end = PERIOD.exec(cell)?.[1];
  const whole = absoluteYear(cell) ?? (end && absoluteYear(end));
  const text = whole ? cell : (end ?? cell).replace(BESIDE, '').trim();
  const [, letter, sign, distance] = RELATIVE.exec(text) ?? [];
  if (letter) return distance ? `N${sign === '+' ? '+' : '-'}${distance}` : 'N';
  return whole ?? absoluteYear(text);
}

function absoluteYear(cell: string): string | undefined {
  const [, from = '', to = ''] = TWO_YEARS.exec(cell) ?? [];
  if (to !== '' && Number(from) + 1 === Number(from.slice(0, 4 - to.length) + to))
    return String(Number(from) + 1);
  const year = YEAR.exec(cell)?.[1] ?? (MONTH_WORD.test(cell) ? ONE_YEAR.exec(cell)?.[1] : undefined);
  if (year) return year;
  const short = SHORT_YEAR.exec(cell)?.[2];
  return short && withCentury(short);
}

/** The year of a relative one: 'N-1' is '2023' if N is 2024. Any other year is returned unchanged. */
export const inYear = (year: string, newest: number): string =>
  year.startsWith('N') ? String(newest + Number(year.slice(1))) : year;

/** Whether relative years (counted from the newest) are distinct: Y next to N are yes and no. */
export const areDistinctYears = (cells: readonly string[]): boolean => {
  const relative = cells.map(yearOf).filter((year) => year?.startsWith('N'));
  return new Set(relative).size === relative.length;
};

/** Two digits each, one year after the other, up or down: other numbers rarely are. */
export function areShortYears(cells: readonly string[]): boolean {
  if (!cells.every((cell) => /^\d{2}$/.test(cell))) return false;
  const years = cells.map((cell) => Number(withCentury(cell)));
  const steps = new Set(years.slice(1).map((year, index) => year - (years[index] ?? 0)));
  return steps.size === 0 || (steps.size === 1 && (steps.has(1) || steps.has(-1)));
}
