import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DILIGENCE_ACTIONS, type DiligenceAction, type DiligenceState } from '@handover/shared/contract';
import {
  checkLine,
  checkReason,
  type LineFacts,
  type ListFacts,
  lineActions,
  listActions,
  waitsForSide,
} from './diligence.rules.ts';

const LIST: ListFacts = { side: 'buyer', status: 'active', phase: 'due_diligence', isSent: true };
const LINE: LineFacts = { ...LIST, owedBy: 'seller', state: 'open' };

for (const [name, given, expected] of [
  ['the buyer, before it is sent', { isSent: false }, 'write send'],
  ['the buyer, sent', {}, 'write'],
  ['the buyer, in the introduction', { phase: 'introduction', isSent: false }, 'write'],
  ['the buyer, with a letter open', { phase: 'loi', isSent: false }, 'write'],
  ['the buyer, in the closing', { phase: 'closing', isSent: false }, 'write send'],
  ['the seller', { side: 'seller' }, ''],
  ['paused', { status: 'paused', isSent: false }, ''],
  ['cancelled', { status: 'cancelled', isSent: false }, ''],
  ['completed', { status: 'completed', isSent: false }, ''],
] satisfies [string, Partial<ListFacts>, string][])
  test(`what may be done with a list: ${name}: ${expected || 'nothing'}`, () =>
    assert.equal(listActions({ ...LIST, ...given }).join(' '), expected));

const seller = { side: 'seller' } as const;
for (const [name, given, expected] of [
  ['the buyer, open', {}, 'edit delete comment'],
  ['the buyer, provided', { state: 'provided' }, 'comment accepted returned'],
  ['the buyer, accepted', { state: 'accepted' }, 'comment returned'],
  ['the buyer, returned', { state: 'returned' }, 'edit comment'],
  ['the buyer, not applicable', { state: 'not_applicable' }, 'comment returned'],
  ['the buyer, not sent', { isSent: false }, 'edit delete'],
  ['the buyer, paused', { status: 'paused', state: 'provided' }, ''],
  ['the seller, open', seller, 'assign link comment provided not_applicable'],
  ['the seller, returned', { ...seller, state: 'returned' }, 'assign link comment provided not_applicable'],
  ['the seller, provided', { ...seller, state: 'provided' }, 'assign link comment open'],
  ['the seller, not applicable', { ...seller, state: 'not_applicable' }, 'comment open'],
  ['the seller, accepted', { ...seller, state: 'accepted' }, 'comment'],
  ['the seller, paused', { ...seller, status: 'paused' }, 'assign link comment provided not_applicable'],
  ['the seller, cancelled', { ...seller, status: 'cancelled' }, ''],
  ['the seller, completed', { ...seller, status: 'completed' }, ''],
  ['the buyer who owes it', { owedBy: 'buyer' }, 'edit delete assign comment provided not_applicable'],
  [
    'the seller who asks for it',
    { ...seller, owedBy: 'buyer', state: 'provided' },
    'link comment accepted returned',
  ],
  [
    'the buyer who owes it, paused',
    { owedBy: 'buyer', status: 'paused' },
    'assign comment provided not_applicable',
  ],
] satisfies [string, Partial<LineFacts>, string][])
  test(`what may be done with a line: ${name}: ${expected || 'nothing'}`, () =>
    assert.equal(lineActions({ ...LINE, ...given }).join(' '), expected));

for (const [name, action, given, code] of [
  ['over', 'comment', { status: 'completed' }, 'deal.wrong_status'],
  ['not sent', 'comment', { isSent: false }, 'diligence.not_sent'],
  ['of the other side', 'provided', {}, 'deal.other_side_only'],
  ['in another state', 'accepted', {}, 'diligence.wrong_state'],
] satisfies [string, DiligenceAction, Partial<LineFacts>, string][])
  test(`the refusal of what is ${name}: ${code}`, () =>
    assert.throws(() => checkLine(action, { ...LINE, ...given }), { code }));

test('a line waits for one side at most', () => {
  const states = DILIGENCE_ACTIONS.slice(-5) as DiligenceState[];
  const waiting = (side: 'buyer' | 'seller', status: ListFacts['status'] = 'active') =>
    states.filter((state) => waitsForSide({ ...LINE, side, status, state }));
  assert.deepEqual(waiting('seller'), ['open', 'returned']);
  assert.deepEqual(waiting('buyer'), ['provided']);
  // While the deal is paused, lines are provided, and not accepted.
  assert.deepEqual(waiting('seller', 'paused'), ['open', 'returned']);
  assert.deepEqual(waiting('buyer', 'paused'), []);
  for (const status of ['cancelled', 'completed'] as const)
    assert.deepEqual([...waiting('seller', status), ...waiting('buyer', status)], []);
});

test('who returns a line, or does not provide it, says why', () => {
  for (const state of ['returned', 'not_applicable'] as const)
    assert.throws(() => checkReason(state, ''), { code: 'value.required' });
  for (const state of ['provided', 'accepted', 'open'] as const) checkReason(state, '');
  checkReason('returned', 'A page is missing');
});
