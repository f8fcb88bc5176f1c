import assert from 'node:assert/strict';
import { test } from 'node:test';
import { disclosureOf } from '../disclosing/disclosure.rules.ts';
import { groupsReached, visibleDetails } from './timeline.rules.ts';

const to = (facts: Partial<Parameters<typeof disclosureOf>[0]>) =>
  disclosureOf({ phase: 'introduction', status: 'active', pauseReason: null, ...facts }, 'buyer');
const accounts = { group: 'annual', files: [{ id: 1, name: 'Accounts of Quenouille.pdf' }] } as const;
const price = { changes: [{ field: 'asking_price', year: null, before: null, after: null }] } as const;
const details = (given: object) => given as Parameters<typeof visibleDetails>[0];

test('events of a group of documents are read from the phase on that opens it', () => {
  assert.deepEqual(groupsReached('introduction'), ['other']);
  assert.deepEqual(groupsReached('loi'), ['annual', 'other']);
  assert.deepEqual(groupsReached('spa'), ['annual', 'other', 'general_ledger']);
});

for (const [name, facts, given, expected] of [
  ['names of files, open', { phase: 'loi' }, accounts, accounts],
  ['names of files, not open yet', {}, accounts, { group: 'annual' }],
  ['names of files, cancelled', { phase: 'loi', status: 'cancelled' }, accounts, { group: 'annual' }],
  [
    'names of files, a rival is exclusive',
    { phase: 'loi', pauseReason: 'exclusivity' },
    accounts,
    { group: 'annual' },
  ],
  ['values, open', {}, price, price],
  ['values, cancelled', { status: 'cancelled' }, price, null],
  ['a letter, cancelled', { status: 'cancelled' }, { letter: 1, version: 2 }, null],
  ['a question, cancelled', { status: 'cancelled' }, { question: 1 }, { question: 1 }],
  ['the reason of the end', { status: 'cancelled' }, { reason: 'No bank' }, { reason: 'No bank' }],
] as const) {
  test(`what a requester reads of an event: ${name}`, () =>
    assert.deepEqual(visibleDetails(details(given), to(facts)), expected));
}
