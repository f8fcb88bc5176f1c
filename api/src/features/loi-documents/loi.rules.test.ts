import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, DAY_MS } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import fc from 'fast-check';
import { expirationDate } from './loi.rules.ts';

// Half past midnight of 11 March in Paris.
const now = new Date('2026-03-10T23:30:00Z');
const limits = { loiDefaultDays: 14, loiMaxDays: 90 };
for (const [date, expected] of [
  [undefined, '2026-03-25'],
  ['2026-03-12', '2026-03-12'],
  ['2026-06-09', '2026-06-09'],
  ['2026-03-11', 400],
  ['2026-06-10', 400],
] as const) {
  test(`expiration ${date ?? 'not given'}: ${expected}`, () => {
    if (typeof expected === 'number')
      assert.throws(() => expirationDate(date, now, limits), { status: expected });
    else assert.equal(expirationDate(date, now, limits), expected);
  });
}

test('at every moment of the day, exactly the days of the marketplace from tomorrow to the last one are taken', () => {
  const start = Date.parse('2020-01-01T00:00:00Z');
  const moment = fc.integer({ min: start, max: start + 20_000 * DAY_MS }).map((ms) => new Date(ms));
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: -5, max: 200 }),
      fc.integer({ min: 1, max: 180 }),
      (at, days, max) => {
        const date = addDays(marketDay(at), days);
        const given = () => expirationDate(date, at, { loiDefaultDays: 1, loiMaxDays: max });
        if (days < 1 || days > max) assert.throws(given, { code: 'value.day_out_of_range' });
        else assert.equal(given(), date);
      },
    ),
    { seed: 15, numRuns: 500 },
  );
});
