import { inTimeZone } from './in-time-zone.ts';

test.each([
  ['Europe/Paris', '2026-11-26 00:30'],
  ['America/New_York', '2026-11-25 18:30'],
  ['Asia/Kolkata', '2026-11-26 05:00'],
  ['UTC', '2026-11-25 23:30'],
])('half an hour before midnight in UTC is, in %s, %s', (timeZone, expected) => {
  const date = inTimeZone(new Date('2026-11-25T23:30:00Z'), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  expect(`${day} ${two(date.getHours())}:${two(date.getMinutes())}`).toBe(expected);
});
