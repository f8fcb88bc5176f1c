import { DAY_MS } from '@handover/shared/contract';
import { fc } from '@handover/shared/testing/properties';
import { dayBefore, dayFromNow } from './calendar.ts';
import { daysLeft, isUrgent } from './days-left.ts';

/** Noon of 21 November for the reader, wherever the tests run. */
const noon = new Date(2026, 10, 21, 12).getTime();
test.each([
  ['2026-11-21', 0, true],
  ['2026-11-22', 1, true],
  ['2026-11-27', 6, true],
  ['2026-11-28', 7, false],
  ['2026-11-20', -1, true],
] as const)(
  'on 21 November: %s is in %i days, from the first minute of the day to its last',
  (day, days, urgent) => {
    for (const hours of [-12, 0, 11.99])
      expect([daysLeft(day, noon + hours * 3_600_000), isUrgent(days)]).toEqual([days, urgent]);
  },
);

test.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-28'],
  ['2026-11-21T23:00:00.000Z', '2026-11-29'],
])('at %s a week from today is %s in the marketplace, for every reader', (now, day) => {
  expect(dayFromNow(7, Date.parse(now))).toBe(day);
});

test('the day before an end is a day of the marketplace', () => {
  expect(dayBefore('2027-01-15T22:59:59.999Z')).toBe('2027-01-14');
});

test('a day so many days from now is in so many days, or one more or less where the reader has another day', () => {
  const moment = fc.integer({ min: 0, max: 40_000 * DAY_MS });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 365 }), (now, days) => {
      expect(Math.abs(daysLeft(dayFromNow(days, now), now) - days)).toBeLessThanOrEqual(1);
    }),
    { seed: 15 },
  );
});
