import { DAY_MS } from '@handover/shared/contract';
import { fc } from '@handover/shared/testing/properties';
import { dayFromNow } from './calendar.ts';
import { daysLeft, isUrgent } from './days-left.ts';

const evening = Date.parse('2026-11-21T23:59:59.999Z');
test.each([
  ['2026-11-21', 0, true],
  ['2026-11-22', 1, true],
  ['2026-11-27', 6, true],
  ['2026-11-28', 7, false],
  ['2026-11-20', -1, true],
  ['2026-11-28T23:59:59.999Z', 7, false],
])('late on 21 November, UTC: %s is in %i days', (day, days, urgent) => {
  expect([daysLeft(day, evening), isUrgent(days)]).toEqual([days, urgent]);
});

test('a day so many days from now is in so many days, at every moment of the day', () => {
  const moment = fc.integer({ min: 0, max: 40_000 * DAY_MS });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 365 }), (now, days) => {
      expect(daysLeft(dayFromNow(days, now), now)).toBe(days);
    }),
    { seed: 15 },
  );
});
