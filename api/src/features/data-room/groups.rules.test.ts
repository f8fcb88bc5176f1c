import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Facts, opensWith, roomGroups } from './groups.rules.ts';

const active: Facts = { phase: 'loi', status: 'active', pauseReason: null };
const counted = [
  { kind: 'annual_accounts', count: 3, size: 300 },
  { kind: 'general_ledger', count: 1, size: 90 },
];

test('each group opens with its phase', () => {
  assert.deepEqual((['annual_accounts', 'documents', 'general_ledger'] as const).map(opensWith), [
    'loi',
    'introduction',
    'due_diligence',
  ]);
});

for (const [name, facts, reader, expected] of [
  ['requester, letter', active, 'buyer', [3, 0, null]],
  ['requester, introduction', { ...active, phase: 'introduction' }, 'buyer', [null, 0, null]],
  ['requester, due diligence', { ...active, phase: 'due_diligence' }, 'buyer', [3, 0, 1]],
  ['requester, cancelled', { ...active, status: 'cancelled' }, 'buyer', [null, null, null]],
  [
    'requester, a rival is exclusive',
    { ...active, status: 'paused', pauseReason: 'exclusivity' },
    'buyer',
    [null, null, null],
  ],
  ['owner, introduction', { ...active, phase: 'introduction' }, 'seller', [3, 0, 1]],
  ['staff, cancelled', { ...active, status: 'cancelled' }, 'staff', [3, 0, 1]],
] satisfies [string, Facts, Parameters<typeof roomGroups>[1], (number | null)[]][])
  test(`counts of groups: ${name}`, () => {
    const groups = roomGroups(facts, reader, counted);
    assert.deepEqual(
      groups.map(({ count }) => count),
      expected,
    );
    assert.deepEqual(
      groups.map(({ size }) => size === null),
      groups.map(({ is_open }) => !is_open),
    );
  });
