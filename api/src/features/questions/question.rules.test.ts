import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT } from '@handover/shared/contract';
import {
  checkAnswer,
  checkAttachments,
  checkEdit,
  checkPublish,
  type PublishFacts,
  questionActions,
  repeatedRows,
} from './question.rules.ts';

const LISTING = {
  side: 'seller',
  type: 'sell',
  hasListing: true,
  isForListing: true,
  isPublished: true,
} as const;

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
    const isOver = dealStatus === 'cancelled' || dealStatus === 'completed';
    const all = [...actions, ...(isOver ? [] : ['assign'])];
    assert.deepEqual(questionActions({ ...facts, ...LISTING }), all);
  });
}

const ANSWERED: PublishFacts = {
  ...LISTING,
  isAsker: false,
  answered: true,
  dealStatus: 'paused',
  isPublished: false,
};
for (const [name, change, refused] of [
  ['an answer of the seller', {}, undefined],
  ['one without an answer', { answered: false }, 'question.not_answered'],
  ['one that is published', { isPublished: true }, 'question.published'],
  ['of the buyer', { side: 'buyer' }, 'question.publish_seller_only'],
  ['a question of the seller', { isAsker: true }, 'question.publish_seller_only'],
  ['of a seller in the deal of a mandate', { type: 'buy' }, 'question.publish_needs_listing'],
  ['of a listing that is gone', { hasListing: false }, 'question.publish_needs_listing'],
  ['of who was let into this deal alone', { isForListing: false }, 'delegation.right_missing'],
  ['in a deal that has ended', { dealStatus: 'cancelled' }, 'deal.wrong_status'],
] as const)
  test(`published to all buyers: ${name}`, () => {
    const facts: PublishFacts = { ...ANSWERED, ...change };
    if (refused) assert.throws(() => checkPublish(facts), { code: refused });
    else checkPublish(facts);
    assert.equal(questionActions(facts).includes('publish'), refused === undefined);
  });

test('rows that repeat what was asked, or a row above', () => {
  const keyOf = (text: string) => text.toLowerCase();
  assert.deepEqual(repeatedRows(['a', 'B', 'A', 'c'], ['C'], keyOf), [3, 4]);
});

test('so many attachments, and no more', () => {
  checkAttachments(COUNT.attachments);
  assert.throws(() => checkAttachments(COUNT.attachments + 1), { status: 400 });
});
