import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNewEnd, checkProposedEnd, exclusivityEnd, firstEnd } from './exclusivity.rules.ts';

const now = new Date('2026-03-10T15:00:00Z');
const at = exclusivityEnd;
const limits = { exclusivityDefaultDays: 60, exclusivityMaxDays: 180 };

for (const [given, end] of [
  ['2026-03-11', '2026-03-11T22:59:59.999Z'],
  ['2026-07-14', '2026-07-14T21:59:59.999Z'],
  // A time is read as the day that it is in the marketplace.
  ['2026-03-11T08:00:00Z', '2026-03-11T22:59:59.999Z'],
  ['2026-03-11T22:59:59.999Z', '2026-03-11T22:59:59.999Z'],
  ['2026-03-11T23:30:00Z', '2026-03-12T22:59:59.999Z'],
] as const)
  test(`${given} means the end of that day in the marketplace`, () =>
    assert.equal(at(given).toISOString(), end));

test('on acceptance: 1 to 180 days ahead', () => {
  for (const day of ['2026-03-11', '2026-09-06']) assert.deepEqual(firstEnd(day, now, limits), at(day));
  for (const day of ['2026-03-10', '2026-03-01', '2026-09-07'])
    assert.throws(() => firstEnd(day, now, limits), { status: 400 });
});

test('on acceptance without an end date: 60 days', () =>
  assert.deepEqual(firstEnd(undefined, now, limits), at('2026-05-09')));

for (const [side, day, status] of [
  ['seller', '2026-05-01', undefined],
  ['seller', '2026-03-20', 403],
  ['buyer', '2026-03-20', undefined],
  ['buyer', '2026-05-01', 403],
  ['seller', '2026-03-10', 400],
  ['seller', '2026-12-01', 400],
] as const) {
  test(`the ${side} side moves the end to ${day}: ${status ?? 'allowed'}`, () => {
    const running = { acceptedAt: new Date('2026-03-01T00:00:00Z'), end: at('2026-04-10'), maxDays: 180 };
    const change = () => checkNewEnd(side, running, at(day), now);
    if (status) assert.throws(change, { status });
    else change();
  });
}

for (const [day, status] of [
  ['2026-03-11', undefined],
  ['2026-04-09', undefined],
  ['2026-04-10', 400],
  ['2026-05-01', 400],
  ['2026-03-10', 400],
] as const) {
  test(`the seller side proposes ${day} as an earlier end: ${status ?? 'allowed'}`, () => {
    const running = { acceptedAt: new Date('2026-03-01T00:00:00Z'), end: at('2026-04-10'), maxDays: 180 };
    const propose = () => checkProposedEnd(running, at(day), now);
    if (status) assert.throws(propose, { status });
    else propose();
  });
}
