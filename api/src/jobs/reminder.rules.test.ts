import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@handover/shared/contract';
import { daysUntil, isReminderDue, warningDue } from './reminder.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * DAY_MS);

for (const [end, reminded, due] of [
  [7.01, null, false],
  [7, null, true],
  [6.9, -0.2, true],
  [6.9, -0.05, false],
  [3, -4.1, true],
  [3, -3.9, false],
  [1, -6, true],
  [0.5, -0.4, false],
] as const) {
  test(`7 and 1 days before: ${end} days left, ${reminded ?? 'never'} reminded: ${due}`, () => {
    const facts = { end: day(end), remindedAt: reminded === null ? null : day(reminded) };
    assert.equal(isReminderDue(facts, [7, 1], now), due);
  });
}

for (const [asked, warnedDay, due] of [
  [6.9, 0, null],
  [7, 0, 7],
  [8, 7, null],
  [14, 7, 14],
  [20, 0, 14],
  [20, 14, null],
] as const) {
  test(`requested ${asked} days ago, reminded on day ${warnedDay}: ${due ?? 'nothing'}`, () =>
    assert.equal(warningDue({ start: day(-asked), warnedDay }, [7, 14], now), due));
}

test('a started day counts as a day', () =>
  assert.deepEqual(
    [2, 1.2, 0.1, 0, -1].map((days) => daysUntil(day(days), now)),
    [2, 2, 1, 0, 0],
  ));
