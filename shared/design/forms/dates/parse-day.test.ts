import { parseDay } from './parse-day.ts';

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['2026-12-31', '2026-12-31'],
  ['31.02.2026', null],
  ['soon', null],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
