import { daysBetween, type Language } from '@handover/shared/contract';
import { currentTime, numberFormat, readerDay, WRITING } from '@handover/shared/format';

const UNITS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** How old something is, for a narrow column: 12d, 3w, 5m; in French 12 j, 3 sem., 5 m; '' if it is of today. */
export function ageInShort(iso: string, language: Language, now = currentTime()): string {
  const days = daysBetween(readerDay(iso), readerDay(now));
  const found = UNITS.find(({ days: least }) => days >= least);
  if (!found) return '';
  // French puts a space between them, which its narrow form lacks.
  const unitDisplay = WRITING[language].unitSpace ? 'short' : 'narrow';
  const format = numberFormat(language, { style: 'unit', unit: found.unit, unitDisplay });
  return format.format(Math.floor(days / found.days));
}
