import assert from 'node:assert/strict';
import { test } from 'node:test';
import { disclosureOf } from './disclosure.rules.ts';

const names = (
  phase: Parameters<typeof disclosureOf>[0]['phase'],
  status: 'active' | 'paused' | 'cancelled' | 'completed',
  pauseReason: string | null = null,
) =>
  Object.entries(disclosureOf({ phase, status, pauseReason }, 'requester'))
    .filter(([, open]) => open)
    .map(([name]) => name)
    .join(' ');

for (const [phase, status, reason, expected] of [
  ['introduction', 'active', null, 'privateData documents loi'],
  ['loi', 'active', null, 'privateData annual_accounts documents loi'],
  ['due_diligence', 'active', null, 'privateData annual_accounts documents general_ledger loi'],
  ['loi', 'paused', 'user', 'privateData annual_accounts documents loi'],
  ['loi', 'paused', 'exclusivity', 'loi'],
  ['closing', 'cancelled', null, ''],
] as const) {
  test(`the requester in ${phase}, ${status} ${reason ?? ''}: ${expected || 'nothing'}`, () => {
    assert.equal(names(phase, status, reason), expected);
  });
}
