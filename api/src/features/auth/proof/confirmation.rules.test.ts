import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkConfirmed, confirmedSecondsLeft } from './confirmation.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const secondsAgo = (seconds: number) => ({
  by: 'password' as const,
  at: new Date(now.getTime() - seconds * 1000),
});

for (const [name, confirmation, left] of [
  ['now', secondsAgo(0), 600],
  ['599 seconds ago', secondsAgo(599), 1],
  ['600 seconds ago', secondsAgo(600), 0],
  ['a day ago', secondsAgo(86_400), 0],
  ['never', null, 0],
] as const) {
  test(`a session confirmed ${name} has ${left} seconds left`, () => {
    assert.equal(confirmedSecondsLeft(confirmation, now), left);
    const check = () => checkConfirmed(confirmation, now);
    if (left > 0) check();
    else assert.throws(check, { code: 'account.confirmation_needed' });
  });
}
