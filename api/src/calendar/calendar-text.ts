import { addDays, type Day, type Language } from '@handover/shared/contract';
import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { fill } from '../locales/fill.ts';
import { TEXTS } from '../locales/texts.ts';
import type { Deadline } from './deadline.ts';

/** How often calendars are asked to read it again. */
const REFRESH_SECONDS = 4 * 60 * 60;
const MINUTE_MS = 60_000;

/** Characters that no line of a calendar may contain, and line ends of other programs. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const oneLine = (text: string) => text.toWellFormed().replace(CONTROLS, ' ');

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);

interface CalendarFacts {
  language: Language;
  publicUrl: string;
}

/**
 * The deadlines as iCalendar (RFC 5545): an event of the whole day each, whose id stays while its day moves. The same deadlines are the
 * same text. Days are those of the marketplace, in every zone.
 */
export function calendarText(deadlines: readonly Deadline[], { language, publicUrl }: CalendarFacts): string {
  const { name, kinds } = TEXTS[language].calendar;
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Handover', product: 'Deadlines', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  const { host } = new URL(publicUrl);
  for (const { kind, id, day, title, path, changedAt } of deadlines)
    calendar.createEvent({
      id: `${kind}-${id}@${host}`,
      summary: fill(kinds[kind], { title: oneLine(title) }),
      start: midnight(day),
      end: midnight(addDays(day, 1)),
      allDay: true,
      url: publicUrl + path,
      // Without a method, the stamp is the time of the last change.
      stamp: changedAt,
      lastModified: changedAt,
      sequence: Math.floor(changedAt.getTime() / MINUTE_MS),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}
