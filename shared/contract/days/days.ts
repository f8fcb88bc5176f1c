/**
 * Days and instants. A day is a day of the calendar and the same in every time zone. The compiler takes no text and no time for one: it is
 * made by `dayOf`, by `addDays`, by `isDay` or by a schema.
 */
export type Day = `${number}-${number}-${number}`;
/** A moment, which each reader sees on the own clock: a `Date`, the text of `timeSchema` on the wire, or milliseconds. */
export type Instant = Date | string | number;

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const part = '2-digit';
    const [date, time] = [
      { year: 'numeric', month: part, day: part } as const,
      { hour: part, minute: part, second: part, hourCycle: 'h23' } as const,
    ];
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, ...date, ...time });
    formats.set(timeZone, format);
  }
  return format;
}

/** The calendar and clock of a zone at a moment, to the second, as if they were UTC. */
export function shownIn(time: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(time)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

// Years of more than four digits have no day that could be written.
const [FIRST, LAST] = [Date.parse('0000-01-01T00:00:00Z'), Date.parse('9999-12-31T00:00:00Z')];
const isoDay = (time: number) =>
  new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString().slice(0, 10) as Day;
const midnightOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is yyyy-mm-dd and a day that exists. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDay(Date.parse(text)) === text;

/** The day of an instant in a time zone. */
export const dayOf = (time: Instant, timeZone: string): Day =>
  isoDay(shownIn(new Date(time).getTime(), timeZone));

export const addDays = (day: Day, count: number): Day => isoDay(midnightOf(day) + count * DAY);

/** Days of the calendar from one to another, negative backwards: whatever the clocks do in between. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((midnightOf(to) - midnightOf(from)) / DAY);

/**
 * The instant at which a day begins in a time zone. A clock that changes at midnight gives two candidates, by the
 * offset before and the offset after: the day begins at the last one that has the day after it and the day before in
 * front of it.
 */
export function startOfDay(day: Day, timeZone: string): Date {
  const midnight = midnightOf(day);
  const before = addDays(day, -1);
  const candidates = [-DAY, DAY]
    .map((by) => midnight - (shownIn(midnight + by, timeZone) - (midnight + by)))
    .sort((one, other) => other - one);
  const found = candidates.find(
    (at) => dayOf(at, timeZone) === day && dayOf(at - SECOND, timeZone) === before,
  );
  return new Date(found ?? candidates[0] ?? midnight);
}

/** The last millisecond of a day in a time zone: the rule of what holds 'until' a day. */
export const endOfDay = (day: Day, timeZone: string): Date =>
  new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1);
