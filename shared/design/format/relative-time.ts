import type { Language } from '../../contract/vocabulary.ts';
import { currentTime } from '../../kernel/clock/index.ts';
import { localeOf } from './currencies.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 days ago', 'in 2 hours', 'yesterday'; under a minute 'now'. */
export const formatRelative = (
  iso: string | Date | null | undefined,
  language: Language,
  now: number = currentTime(),
): string => {
  const time = iso ? new Date(iso).getTime() : Number.NaN;
  if (Number.isNaN(time)) return '';
  const seconds = Math.round((time - now) / 1000);
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
};
