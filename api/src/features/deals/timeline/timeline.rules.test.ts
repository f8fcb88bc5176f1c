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
    assert.deepEqual(visibleDetails(details(given), to(facts), [{ id: 1, early: false }]), expected));
}

const two = {
  group: 'annual',
  files: [
    { id: 1, name: 'Accounts.pdf' },
    { id: 2, name: 'Pay.pdf' },
  ],
} as const;
const named = (...files: { id: number; name: string }[]) =>
  files.length > 0 ? { ...two, files } : { group: 'annual' };
const [accountsFile, payFile] = two.files;

for (const [name, facts, shown, expected] of [
  ['one is hidden', { phase: 'loi' }, [{ id: 1, early: false }], named(accountsFile)],
  ['both are', { phase: 'loi' }, [], named()],
  [
    'one opens early',
    {},
    [
      { id: 1, early: false },
      { id: 2, early: true },
    ],
    named(payFile),
  ],
  ['one opens early, cancelled', { status: 'cancelled' }, [{ id: 2, early: true }], named()],
  ['hidden, but the seller reads', {}, 'all', two],
] as const) {
  test(`the documents that an event names: ${name}`, () =>
    assert.deepEqual(visibleDetails(details(two), to(facts), shown), expected));
}
