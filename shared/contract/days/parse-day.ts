import { type Day, isDay } from './days.ts';

/** How the names of months begin, without accents, in both languages. */
const MONTHS = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];
const monthOf = (name: string): string => {
  const index = MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start)));
  return index < 0 ? '' : String(index + 1);
};

/** Small letters without accents, points and no-break spaces. */
const plainText = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * A typed or pasted day as yyyy-mm-dd: 31.12.2026, 31/12/26, 2026-12-31, and as dates are shown, '9 Sep 2026', '1er sept. 2026',
 * 'Sep 9, 2026'. Null for what is no day.
 */
export const parseDay = (text: string): Day | null => {
  const plain = plainText(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  const local = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/.exec(plain);
  const named = /^(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]{3,})\.? (\d{4})$/.exec(plain);
  const american = /^([a-z]{3,})\.? (\d{1,2}),? (\d{4})$/.exec(plain);
  if (iso) return dayFrom(iso[1], iso[2], iso[3]);
  if (local) return dayFrom(local[3], local[2], local[1]);
  if (named) return dayFrom(named[3], monthOf(named[2] ?? ''), named[1]);
  return american ? dayFrom(american[3], monthOf(american[1] ?? ''), american[2]) : null;
};

/** 31.02. is none. */
function dayFrom(year = '', month = '', day = ''): Day | null {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
