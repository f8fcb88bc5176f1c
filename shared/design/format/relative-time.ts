import { daysBetween } from '../../contract/days/days.ts';
import { type Language, WRITING } from '../../contract/languages.ts';
import { DAY_MS } from '../../contract/limits.ts';
import { currentTime, readerDay } from '../../kernel/clock/index.ts';

/** Units in calendar days. */
const DAYS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];
/** Units in seconds. */
const HOURS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3600],
  ['minute', 60],
];

/** '3 days ago', 'in 2 hours', 'yesterday'; under a minute 'just now'. From 24 hours on the days of the reader's calendar are counted. */
export const formatRelative = (
  iso: string | Date | null | undefined,
  language: Language,
  now: number = currentTime(),
  timeZone?: string,
): string => {
  const time = iso ? new Date(iso).getTime() : Number.NaN;
  if (Number.isNaN(time)) return '';
  const format = new Intl.RelativeTimeFormat(WRITING[language].numbers, { numeric: 'auto' });
  const seconds = Math.round((time - now) / 1000);
  const days = daysBetween(readerDay(now, timeZone), readerDay(time, timeZone));
  const isClose = Math.abs(seconds) < DAY_MS / 1000;
  for (const [unit, size] of isClose ? HOURS : DAYS) {
    const count = Math.trunc((isClose ? seconds : days) / size);
    if (count !== 0) return format.format(count, unit);
  }
  return WRITING[language].justNow;
};
