import { loadDateNames } from './date-names.ts';
import { dateToYear, formatDate, yearToDate } from './dates.ts';
import { formatRelative } from './relative-time.ts';

beforeAll(() => loadDateNames('fr'));

test.each([
  ['day', 'en', '4 Mar 2026'],
  ['day', 'fr', '4 mars 2026'],
  ['mmmm yyyy', 'en', 'March 2026'],
  ['mmmm yyyy', 'fr', 'mars 2026'],
  ['mmm dd', 'en', 'Mar 04'],
  ['mmm dd', 'fr', '4 mars'],
  ['mmm dd, yyyy', 'en', 'Mar 04, 2026'],
  ['mmm dd, yyyy', 'fr', '4 mars 2026'],
  ['dd.mm.yy', 'en', '04.03.26'],
  ['dd.mm.yy', 'fr', '04.03.26'],
  ['dd.mm.yyyy', 'en', '04.03.2026'],
  ['dd.mm.yyyy', 'fr', '04.03.2026'],
  ['dd mmm yyyy HH:MM:ss', 'en', '04 Mar 2026 09:05:07'],
  ['dd mmm yyyy HH:MM:ss', 'fr', '04 mars 2026 09:05:07'],
  ['yyyy-mm-dd', 'en', '2026-03-04'],
  ['yyyy-mm-dd', 'fr', '2026-03-04'],
  ['time', 'en', '09:05'],
  ['time', 'fr', '09:05'],
] as const)('%s in %s', (format, language, text) => {
  expect(formatDate('2026-03-04T09:05:07', format, language)).toBe(text.replaceAll(' ', '\u00a0'));
});

test.each([undefined, 'Europe/Paris', 'America/Montreal', 'Pacific/Auckland'])(
  'a plain day is the same in every time zone: %s',
  (timeZone) => {
    expect(formatDate('2026-01-01', 'dd.mm.yyyy', 'en', timeZone)).toBe('01.01.2026');
  },
);

test.each([
  ['mmm dd', '1er févr.'],
  ['mmm dd, yyyy', '1er févr. 2026'],
  ['day', '1er févr. 2026'],
] as const)('the first of a month is an ordinal in French: %s', (format, text) => {
  expect(formatDate('2026-02-01', format, 'fr')).toBe(text.replaceAll(' ', '\u00a0'));
});

test.each([null, undefined, '', 'soon', '2026-02-31'])('%s is no date', (value) => {
  expect(formatDate(value, 'dd.mm.yyyy', 'en')).toBe('');
});

test('a year is its January 1 on the wire', () => {
  expect(yearToDate('2024')).toBe('2024-01-01');
  expect(dateToYear('2024-01-01')).toBe(2024);
});

const now = Date.parse('2026-03-10T12:00:00Z');
test.each([
  ['2026-03-10T11:59:40Z', 'en', 'just now'],
  ['2026-03-10T11:59:40Z', 'fr', 'à l’instant'],
  ['2026-03-10T11:55:00Z', 'en', '5 minutes ago'],
  ['2026-03-09T10:00:00Z', 'fr', 'hier'],
  // 47 hours, and two midnights.
  ['2026-03-08T13:00:00Z', 'en', '2 days ago'],
  ['2026-03-12T13:00:00Z', 'en', 'in 2 days'],
] as const)('%s in %s is %s', (time, language, text) => {
  expect(formatRelative(time, language, now, 'Europe/Paris')).toBe(text);
});
