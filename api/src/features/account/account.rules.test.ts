import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNoRunningDeal, confirmClosing } from './account.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const minutesAgo = (minutes: number) => ({
  by: 'provider' as const,
  at: new Date(now.getTime() - minutes * 60_000),
});

for (const [name, facts, status] of [
  ['the right password', { hasPassword: true, passwordIsRight: true }, undefined],
  ['a wrong password', { hasPassword: true, passwordIsRight: false }, 400],
  ['no password, just signed in', { hasPassword: true, passwordIsRight: null }, 400],
  [
    'a social account, signed in 9 minutes ago',
    { hasPassword: false, confirmation: minutesAgo(9) },
    undefined,
  ],
  ['a social account, signed in 11 minutes ago', { hasPassword: false, confirmation: minutesAgo(11) }, 403],
] as const) {
  test(`closing with ${name}: ${status ?? 'confirmed'}`, () => {
    const confirm = () =>
      confirmClosing({ passwordIsRight: null, confirmation: minutesAgo(0), ...facts }, now);
    if (status) assert.throws(confirm, { status });
    else confirm();
  });
}

test('a running deal prevents closing, and the error names it', () => {
  checkNoRunningDeal([]);
  assert.throws(() => checkNoRunningDeal(['Bakery']), {
    code: 'account.deals_running',
    params: { titles: ['Bakery'] },
  });
});
