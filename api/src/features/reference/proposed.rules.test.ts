import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProposedDecision } from '@handover/shared/contract';
import { matchDecisions } from './proposed.rules.ts';
import { mayChoose } from './reference.rules.ts';

const PROPOSED = [
  { kind: 'tag', id: 1000, name: 'Vélo' },
  { kind: 'region', id: 1000, name: 'The Alps' },
] as const;

test('of two with the same id the kind tells which one is decided', () => {
  const decided = matchDecisions(PROPOSED, [{ kind: 'region', id: 1000, accepted: false }]);
  assert.deepEqual(decided, [{ kind: 'region', id: 1000, name: 'The Alps', accepted: false }]);
});

for (const decision of [
  { kind: 'tag', id: 1001, accepted: true },
  { kind: 'tag', id: 1, accepted: false },
] satisfies ProposedDecision[])
  test(`what is not proposed there is not decided: ${JSON.stringify(decision)}`, () => {
    assert.throws(() => matchDecisions(PROPOSED, [decision]), { code: 'record.changed' });
  });

const MAKER = 7;
const OTHER = 8;
const CHOICES: [string, Parameters<typeof mayChoose>[0], number | number[], boolean][] = [
  ['of the seed', { accepted: true, createdBy: null, deleted: false }, OTHER, true],
  ['accepted', { accepted: true, createdBy: MAKER, deleted: false }, OTHER, true],
  ['proposed, by its maker', { accepted: false, createdBy: MAKER, deleted: false }, MAKER, true],
  ['proposed, by another', { accepted: false, createdBy: MAKER, deleted: false }, OTHER, false],
  [
    'proposed, by the adviser of another',
    { accepted: false, createdBy: MAKER, deleted: false },
    [OTHER, MAKER],
    true,
  ],
  ['proposed, of nobody any more', { accepted: false, createdBy: null, deleted: false }, OTHER, false],
  ['deleted, by its maker', { accepted: false, createdBy: MAKER, deleted: true }, MAKER, false],
];
for (const [what, named, userId, expected] of CHOICES)
  test(`may be chosen: ${what}`, () => assert.equal(mayChoose(named, [userId].flat()), expected));
