import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@handover/shared/contract';
import { isReminderDue, warningDue } from './reminder.rules.ts';

// The days are those of Paris: the first minute of 3 March there is still 2 March in UTC, and the last one of it is before midnight of UTC.
for (const [today, remindedAt, due] of [
  ['2026-03-02', null, false],
  ['2026-03-03', null, true],
  ['2026-03-03', '2026-03-02T23:01:00Z', false],
  ['2026-03-03', '2026-03-02T22:59:00Z', true],
  ['2026-03-08', '2026-03-03T09:00:00Z', false],
  ['2026-03-09', '2026-03-08T22:59:00Z', true],
  ['2026-03-09', '2026-03-08T23:01:00Z', false],
  ['2026-03-10', '2026-03-04T09:00:00Z', true],
  ['2026-03-10', '2026-03-09T09:00:00Z', false],
] as const) {
  test(`7 and 1 days before 10 March, on ${today}, reminded ${remindedAt ?? 'never'}: ${due}`, () => {
    const facts = { lastDay: '2026-03-10', remindedAt: remindedAt && new Date(remindedAt) } as const;
    assert.equal(isReminderDue(facts, [7, 1], today), due);
  });
}

const now = new Date('2026-03-10T12:00:00Z');
for (const [asked, warnedDay, due] of [
  [6.9, 0, null],
  [7, 0, 7],
  [8, 7, null],
  [14, 7, 14],
  [20, 0, 14],
  [20, 14, null],
] as const) {
  test(`requested ${asked} days ago, reminded on day ${warnedDay}: ${due ?? 'nothing'}`, () =>
    assert.equal(
      warningDue({ start: new Date(now.getTime() - asked * DAY_MS), warnedDay }, [7, 14], now),
      due,
    ));
}
