import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAnswer, checkEdit } from './question.rules.ts';

for (const [isAsker, answered, dealStatus, edit, answer] of [
  [true, false, 'active', undefined, 403],
  [true, true, 'active', 409, 403],
  [true, false, 'paused', 409, 403],
  [false, false, 'active', 403, undefined],
  [false, false, 'paused', 403, undefined],
  [true, false, 'cancelled', 409, 403],
  [false, false, 'completed', 403, 409],
] as const) {
  test(`${isAsker ? 'asker' : 'other side'}, ${answered ? 'answered' : 'open'}, ${dealStatus}`, () => {
    for (const [check, status] of [
      [checkEdit, edit],
      [checkAnswer, answer],
    ] as const) {
      const call = () => check({ isAsker, answered, dealStatus });
      if (status) assert.throws(call, { status });
      else call();
    }
  });
}
