import dayjs from 'dayjs';
import { type Language, WRITING } from '../../contract/languages.ts';
import { inTimeZone } from './in-time-zone.ts';

/** `day` is how a date is written everywhere, `time` the hour of today; the others are the display formats of the specification (section 9). Patterns of dayjs. */
export const DATE_FORMATS = {
  day: 'D MMM YYYY',
  'mmmm yyyy': 'MMMM YYYY',
  'mmm dd': 'MMM DD',
  'mmm dd, yyyy': 'MMM DD, YYYY',
  'dd.mm.yy': 'DD.MM.YY',
  'dd.mm.yyyy': 'DD.MM.YYYY',
  'dd mmm yyyy HH:MM:ss': 'DD MMM YYYY HH:mm:ss',
  'yyyy-mm-dd': 'YYYY-MM-DD',
  time: 'HH:mm',
} as const;

export type DateFormat = keyof typeof DATE_FORMATS;

/** The pattern of a date. In French the day is before the month, and the first day is an ordinal: 1er mars. */
const patternOf = (format: DateFormat, language: Language, isFirst: boolean): string => {
  const { dates, firstDay } = WRITING[language];
  const pattern = dates[format] ?? DATE_FORMATS[format];
  return isFirst ? pattern.replace(/\bD\b/, firstDay) : pattern;
};

const NO_BREAK = '\u00a0';
const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** 31 February would roll over into March. */
const rollsOver = (iso: string | Date, date: dayjs.Dayjs) =>
  typeof iso === 'string' && PLAIN_DAY.test(iso) && date.format('YYYY-MM-DD') !== iso;

/**
 * '9 Sep 2026', '9 sept. 2026'; never broken over a line. '' for what is missing or no date. A plain yyyy-mm-dd is the same day in
 * every time zone; any other is shown in `timeZone`, or in that of the system.
 */
export const formatDate = (
  iso: string | Date | null | undefined,
  format: DateFormat,
  language: Language,
  timeZone?: string,
): string => {
  if (!iso) return '';
  const isPlain = typeof iso === 'string' && PLAIN_DAY.test(iso);
  const local = dayjs(iso);
  const date = timeZone && !isPlain && local.isValid() ? dayjs(inTimeZone(local.toDate(), timeZone)) : local;
  if (!date.isValid() || rollsOver(iso, date)) return '';
  const pattern = patternOf(format, language, date.date() === 1);
  return date.locale(language).format(pattern).replaceAll(' ', NO_BREAK);
};

/** January 1 of a year, as revenues are dated on the wire. */
export const yearToDate = (year: number | string): string => `${year}-01-01`;
/** The year of a yyyy-mm-dd. */
export const dateToYear = (date: string): number => Number(date.slice(0, 4));
