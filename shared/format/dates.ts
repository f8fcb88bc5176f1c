import dayjs from 'dayjs';
import type { FormatLanguage } from './currencies.ts';

/** The display formats of the specification (section 9), and dayjs' words for them. */
export const DATE_FORMATS = {
  'mmmm yyyy': 'MMMM YYYY',
  'mmm dd': 'MMM DD',
  'mmm dd, yyyy': 'MMM DD, YYYY',
  'dd.mm.yy': 'DD.MM.YY',
  'dd.mm.yyyy': 'DD.MM.YYYY',
  'dd mmm yyyy HH:MM:ss': 'DD MMM YYYY HH:mm:ss',
  'yyyy-mm-dd': 'YYYY-MM-DD',
} as const;

export type DateFormat = keyof typeof DATE_FORMATS;

/** In French the day stands before the month. */
const FRENCH: Partial<Record<DateFormat, string>> = {
  'mmm dd': 'D MMM',
  'mmm dd, yyyy': 'D MMM YYYY',
};

/** '' for what is absent or no date. A plain yyyy-mm-dd is that day, wherever the reader is. */
export const formatDate = (
  iso: string | Date | null | undefined,
  format: DateFormat,
  language: FormatLanguage,
): string => {
  if (!iso) return '';
  const date = dayjs(iso);
  if (!date.isValid()) return '';
  const pattern = (language === 'fr' && FRENCH[format]) || DATE_FORMATS[format];
  return date.locale(language).format(pattern);
};

/** January 1 of a year, as revenues are dated on the wire. */
export const yearToDate = (year: number | string): string => `${year}-01-01`;
export const dateToYear = (date: string): number => Number(date.slice(0, 4));

/** Years going back from a date, newest first, as options of a field. */
export const yearOptions = (back: number, from: Date = new Date()): { value: string; label: string }[] =>
  Array.from({ length: back }, (_, index) => {
    const year = String(from.getFullYear() - index);
    return { value: year, label: year };
  });
