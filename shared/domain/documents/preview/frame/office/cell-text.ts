import { type CellValue, dateToSerial } from 'hucre';
import { format, formatColor } from 'numfmt';
import { toLanguage, WRITING } from '../../../../../contract/languages.ts';

/** The names of Excel's errors in a language; the others have the same name. */
const ERRORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { '#VALUE!': '#VALEUR!', '#NAME?': '#NOM?', '#NUM!': '#NOMBRE!', '#NULL!': '#NUL!' },
};
/** Days between the beginnings of both date systems. */
const DAYS_TO_1904 = 1462;

export interface Reader {
  /** The language of the page. */
  language: string;
  /** Whether the workbook counts days from 1904, as Excel for Mac did. */
  is1904?: boolean | undefined;
}

/** A value as Excel shows it to somebody whose computer has the language of the page. */
export function cellText(value: CellValue, numFmt: string | undefined, reader: Reader): string {
  if (value === null || value === undefined) return '';
  const { locale } = WRITING[toLanguage(reader.language) ?? 'en'];
  if (typeof value === 'string') return formatted(textOf(value), numFmt ?? 'General', locale);
  const pattern = patternOf(numFmt, value instanceof Date, reader.language);
  return formatted(toNumber(value, pattern, reader), pattern, locale).trim();
}

/** Whether a value is red: it is often negative, without a sign. */
export function isRed(value: CellValue, numFmt: string | undefined): boolean {
  if (typeof value !== 'number' || !numFmt?.includes('[')) return false;
  try {
    return /^(red|#ff0000)$/i.test(String(formatColor(numFmt, value)));
  } catch {
    return false;
  }
}

/** The name of an error in the language of the page. */
export const errorText = (error: string, { language }: Reader): string => ERRORS[language]?.[error] ?? error;

/** Excel writes characters that xml can't hold by their numbers: `_x000D_`, and `_x005F_` before what only looks so. */
const textOf = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function formatted(value: string | number | boolean, pattern: string, locale: string): string {
  try {
    return format(pattern, value, { locale, nbsp: false });
  } catch {
    // A format that is none: the value is better than nothing.
    return format('General', value, { locale });
  }
}

/** Excel's built-in formats 14 and 22, by the names that hucre gives them: the short date of who reads. English is that of Britain. */
const SHORT_DATE = /^m\/d\/yyyy(?=$| h:mm$)/;
/** The long date and the time of who reads, whatever stands behind. */
const LONG_DATE = /^\[\$-(?:F800|x-sysdate)\]/i;
const TIME = /^\[\$-(?:F400|x-systime)\]/i;
/** Behind the language of a date may stand which digits it has: `[$-fr-FR,1]`. */
const DIGITS = /\[\$-([^\],]+),[^\]]*\]/;
const LONG_DATES: Readonly<Record<string, string>> = { fr: 'dddd d mmmm yyyy' };

function patternOf(numFmt: string | undefined, isDate: boolean, language: string): string {
  if (!numFmt || numFmt === 'General') return isDate ? 'dd/mm/yyyy' : 'General';
  if (isDate && LONG_DATE.test(numFmt)) return LONG_DATES[language] ?? 'dd mmmm yyyy';
  if (isDate && TIME.test(numFmt)) return 'hh:mm:ss';
  if (isDate) return numFmt.replace(SHORT_DATE, 'dd/mm/yyyy').replace(DIGITS, '[$-$1]');
  // In the format of a number the language of a currency (`[$€-40C]`) tells the place of the sign, not how digits are
  // grouped: that is the reader's choice.
  return numFmt.replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, sign: string) => (sign ? `[$${sign}]` : ''));
}

function toNumber(value: Date | number | boolean, pattern: string, { is1904 }: Reader): number | boolean {
  if (!(value instanceof Date)) return value;
  const serial = dateToSerial(value);
  // A duration counts from the beginning of the system.
  return is1904 && /\[[hms]+\]/i.test(pattern) ? serial - DAYS_TO_1904 : serial;
}
