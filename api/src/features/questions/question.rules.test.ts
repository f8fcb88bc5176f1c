import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT } from '@handover/shared/contract';
import { checkAnswer, checkAttachments, checkEdit, questionActions } from './question.rules.ts';

for (const [isAsker, answered, dealStatus, edit, answer, actions] of [
  [true, false, 'active', undefined, 403, ['edit', 'delete']],
  [true, true, 'active', 409, 403, []],
  [true, false, 'paused', 409, 403, []],
  [true, true, 'paused', 409, 403, []],
  [false, false, 'active', 403, undefined, ['answer']],
  [false, true, 'active', 403, undefined, ['correct']],
  [false, false, 'paused', 403, undefined, ['answer']],
  [false, true, 'paused', 403, undefined, ['correct']],
  [true, false, 'cancelled', 409, 403, []],
  [true, true, 'completed', 409, 403, []],
  [false, false, 'cancelled', 403, 409, []],
  [false, true, 'completed', 403, 409, []],
] as const) {
  test(`${isAsker ? 'asker' : 'other side'}, ${answered ? 'answered' : 'open'}, ${dealStatus}`, () => {
    const facts = { isAsker, answered, dealStatus };
    for (const [check, status] of [
      [checkEdit, edit],
      [checkAnswer, answer],
    ] as const) {
      const call = () => check(facts);
      if (status) assert.throws(call, { status });
      else call();
    }
    assert.deepEqual(questionActions(facts), actions);
  });
}

test('so many attachments, and no more', () => {
  checkAttachments(COUNT.attachments);
  assert.throws(() => checkAttachments(COUNT.attachments + 1), { status: 400 });
});
