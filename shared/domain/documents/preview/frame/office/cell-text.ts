import { type CellValue, formatValue } from 'hucre';

const TAGS: Readonly<Record<string, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** A value as its cell shows it, in the language of the page. */
export function cellText(value: CellValue, numFmt: string | undefined, language: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const locale = TAGS[language] ?? 'en-GB';
  if (numFmt && numFmt !== 'General') return formatValue(value, numFmt, { locale });
  if (typeof value === 'number')
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 10, useGrouping: false }).format(value);
  if (value instanceof Date) return new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(value);
  return String(value).toUpperCase();
}
