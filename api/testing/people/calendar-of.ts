import assert from 'node:assert/strict';
import { type Day, paths } from '@handover/shared/contract';
import { type CalendarEvent, readCalendar } from '../../src/calendar/testing/read-calendar.ts';
import { type Actor, anonymous } from './actor.ts';

/** The path of a new address of the calendar of a person. */
export async function makeCalendar(person: Actor): Promise<string> {
  const { status, body } = await person.post(paths.calendarAddress);
  assert.equal(status, 201, JSON.stringify(body));
  return new URL(body.address).pathname;
}

/** The events of a person's calendar, as anybody reads them who has the address. */
export async function calendarOf(person: Actor): Promise<CalendarEvent[]> {
  const { body } = await person.get(paths.calendarAddress);
  const path = body.address ? new URL(body.address).pathname : await makeCalendar(person);
  const { status, body: text } = await anonymous(person.app).get(path);
  assert.equal(status, 200, text);
  return readCalendar(text).events;
}

/** What is in a calendar: kind, id and day of each event, such as `bids 4 2026-12-10`, in an order of its own. */
export const listed = (events: CalendarEvent[]): string[] =>
  events
    .map(({ UID = '', ...event }) => {
      const [kind, id] = UID.split(/[-@]/);
      const day = event['DTSTART;VALUE=DATE']?.replace(/(....)(..)(..)/, '$1-$2-$3');
      return `${kind} ${id} ${day}`;
    })
    .sort();

/** An event as `listed` has it. */
export const event = (kind: string, id: number, day: Day): string => `${kind} ${id} ${day}`;
