import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@handover/shared/contract';
import { calendarText } from './calendar-text.ts';
import type { Deadline } from './deadline.ts';
import { everyDeadline } from './testing/every-deadline.ts';
import { readCalendar } from './testing/read-calendar.ts';

const site = { language: 'en', publicUrl: 'https://handover.test' } as const;
const [deadline] = everyDeadline as [Deadline];
const eventOf = (change: Partial<Deadline>) =>
  readCalendar(calendarText([{ ...deadline, ...change }], site)).events[0] ?? {};

test('an event is a whole day, with its id, page and last change; the same deadlines are the same text', () => {
  const text = calendarText([deadline], site);
  assert.equal(text, calendarText([deadline], site));
  const { head, events } = readCalendar(text);
  assert.equal(head['X-WR-CALNAME'], 'Deadlines · Handover');
  assert.deepEqual([head['REFRESH-INTERVAL;VALUE=DURATION'], head['X-PUBLISHED-TTL']], ['PT4H', 'PT4H']);
  const [{ SEQUENCE, ...event } = {}] = events;
  assert.deepEqual(event, {
    UID: 'exclusivity-1@handover.test',
    DTSTAMP: '20261130T201530Z',
    'LAST-MODIFIED': '20261130T201530Z',
    'DTSTART;VALUE=DATE': '20261231',
    'DTEND;VALUE=DATE': '20270101',
    'X-MICROSOFT-CDO-ALLDAYEVENT': 'TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT': 'TRUE',
    SUMMARY: 'Exclusivity ends: A bakery, two ovens; “Chez Zoë”',
    TRANSP: 'TRANSPARENT',
    'URL;VALUE=URI': 'https://handover.test/user-deals/view/1',
  });
});

test('a day that moves keeps its id and counts on', () => {
  const before = eventOf({});
  const after = eventOf({ day: '2027-02-01', changedAt: new Date('2026-11-30T20:20:00Z') });
  assert.equal(after.UID, before.UID);
  assert.equal(after['DTSTART;VALUE=DATE'], '20270201');
  assert.ok(Number(after.SEQUENCE) > Number(before.SEQUENCE));
});

for (const [title, read] of [
  ['Commas, semicolons; back\\slashes\\n', 'Commas, semicolons; back\\slashes\\n'],
  ['A line\r\nBEGIN:VEVENT\u2028and\u0001 another\u000b', 'A line BEGIN:VEVENT and  another '],
  [`${'é'.repeat(40)} ${'\u{1f950}'.repeat(60)}`, `${'é'.repeat(40)} ${'\u{1f950}'.repeat(60)}`],
  ['Half \ud83d of one', 'Half \ufffd of one'],
] as const)
  test(`a title is one text, whatever is in it: ${JSON.stringify(title).slice(0, 40)}`, () => {
    const text = calendarText([{ ...deadline, title }], site);
    const { events } = readCalendar(text);
    assert.deepEqual(
      events.map(({ SUMMARY }) => SUMMARY),
      [`Exclusivity ends: ${read}`],
    );
  });

for (const language of LANGUAGES)
  test(`every kind has its sentence: ${language}`, () => {
    const { events } = readCalendar(calendarText(everyDeadline, { ...site, language }));
    assert.equal(new Set(events.map(({ SUMMARY }) => SUMMARY)).size, everyDeadline.length);
    assert.ok(events.every(({ SUMMARY }) => SUMMARY?.endsWith(everyDeadline[0]?.title ?? '')));
  });

test('without deadlines it is an empty calendar', () => {
  assert.deepEqual(readCalendar(calendarText([], site)).events, []);
});
