import assert from 'node:assert/strict';
import { test } from 'node:test';
import { disclosureOf } from './disclosure.rules.ts';

const names = (
  phase: Parameters<typeof disclosureOf>[0]['phase'],
  status: 'active' | 'paused' | 'cancelled' | 'completed',
  pauseReason: string | null = null,
) =>
  Object.entries(disclosureOf({ phase, status, pauseReason }, 'buyer'))
    .filter(([, open]) => open)
    .map(([name]) => name)
    .join(' ');

for (const [phase, status, reason, expected] of [
  [
    'introduction',
    'active',
    null,
    'privateData documents loi completion closing attachment own_attachment published contact name',
  ],
  [
    'loi',
    'active',
    null,
    'privateData annual_accounts documents loi completion closing attachment own_attachment published contact name',
  ],
  [
    'due_diligence',
    'active',
    null,
    'privateData annual_accounts documents general_ledger loi completion closing attachment own_attachment published contact name',
  ],
  [
    'loi',
    'paused',
    'user',
    'privateData annual_accounts documents loi completion closing attachment own_attachment published contact name',
  ],
  ['loi', 'paused', 'exclusivity', 'loi own_attachment name'],
  [
    'closing',
    'completed',
    null,
    'privateData annual_accounts documents general_ledger loi completion closing attachment own_attachment published name',
  ],
  ['closing', 'cancelled', null, ''],
] as const) {
  test(`the buyer in ${phase}, ${status} ${reason ?? ''}: ${expected || 'nothing'}`, () => {
    assert.equal(names(phase, status, reason), expected);
  });
}

for (const [status, open] of [
  ['active', true],
  ['paused', true],
  ['completed', false],
  ['cancelled', false],
] as const) {
  test(`the seller of a deal that is ${status} ${open ? 'has' : 'no longer has'} the contact data of the buyer`, () => {
    const facts = { phase: 'closing', status, pauseReason: null } as const;
    assert.equal(disclosureOf(facts, 'seller').contact, open);
    assert.equal(disclosureOf(facts, 'staff').contact, true);
    assert.equal(disclosureOf(facts, 'seller').name, true);
    assert.equal(disclosureOf(facts, 'seller').general_ledger, true);
  });
}
