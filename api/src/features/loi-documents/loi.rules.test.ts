import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expirationDate } from './loi.rules.ts';

const now = new Date('2026-03-10T23:30:00Z');
const limits = { loiDefaultDays: 14, loiMaxDays: 90 };
for (const [date, expected] of [
  [undefined, '2026-03-24'],
  ['2026-03-11', '2026-03-11'],
  ['2026-06-08', '2026-06-08'],
  ['2026-03-10', 400],
  ['2026-06-09', 400],
] as const) {
  test(`expiration ${date ?? 'not given'}: ${expected}`, () => {
    if (typeof expected === 'number')
      assert.throws(() => expirationDate(date, now, limits), { status: expected });
    else assert.equal(expirationDate(date, now, limits), expected);
  });
}
