import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Facts, openKinds, opensWith, type Reader, roomGroups } from './groups.rules.ts';

const active: Facts = { phase: 'loi', status: 'active', pauseReason: null };
/** What the database counts: the documents that the reader and the buyer see. */
const counted = (facts: Facts, reader: Reader, early = false) =>
  (
    [
      ['annual_accounts', 3, 300],
      ['general_ledger', 1, 90],
    ] as const
  ).map(([kind, all, size]) => {
    const to = (who: Reader) => (openKinds(facts, who).includes(kind) || early ? all : 0);
    return {
      kind,
      count: to(reader),
      size: to(reader) > 0 ? size : 0,
      saved: 0,
      savedSize: 0,
      disclosed: to('buyer'),
    };
  });

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
    const groups = roomGroups(facts, reader, counted(facts, reader));
    assert.deepEqual(
      groups.map(({ count }) => count),
      expected,
    );
    assert.deepEqual(
      groups.map(({ size }) => size === null),
      groups.map(({ is_open }) => !is_open),
    );
  });

test('a group with a document that opens early is open, with what the buyer sees of it', () => {
  const introduction: Facts = { ...active, phase: 'introduction' };
  const groups = roomGroups(introduction, 'buyer', counted(introduction, 'buyer', true));
  assert.deepEqual(
    groups.map(({ is_open, is_disclosed, count }) => [is_open, is_disclosed, count]),
    [
      [true, true, 3],
      [true, true, 0],
      [true, true, 1],
    ],
  );
});
