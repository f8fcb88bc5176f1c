import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DelegationRight, DelegationScope } from '@handover/shared/contract';
import { lacksRight } from './acting.rules.ts';
import type { OnBehalf } from './route.ts';

const RIGHT = 'delegation.right_missing';
const OWNER = 'delegation.principal_only';
type Expected = ReturnType<typeof lacksRight>;

// biome-ignore format: a table
const ROWS: [DelegationScope, DelegationRight, mayAccept: boolean, Record<OnBehalf['needs'], Expected>][] = [
  ['company', 'read', false,      { read: null, ask: RIGHT, edit: RIGHT, negotiate: RIGHT, accept: OWNER, never: OWNER }],
  ['deal', 'ask', false,          { read: null, ask: null,  edit: RIGHT, negotiate: RIGHT, accept: OWNER, never: OWNER }],
  ['company', 'edit', false,      { read: null, ask: null,  edit: null,  negotiate: RIGHT, accept: OWNER, never: OWNER }],
  ['company', 'negotiate', false, { read: null, ask: null,  edit: null,  negotiate: null,  accept: OWNER, never: OWNER }],
  ['company', 'negotiate', true,  { read: null, ask: null,  edit: null,  negotiate: null,  accept: null,  never: OWNER }],
  // The words count for who negotiates only.
  ['company', 'edit', true,       { read: null, ask: null,  edit: null,  negotiate: RIGHT, accept: OWNER, never: OWNER }],
];
for (const [scope, right, mayAccept, expected] of ROWS)
  test(`${right}${mayAccept ? ' and accept' : ''}: what an adviser lacks`, () => {
    for (const [needs, code] of Object.entries(expected) as [OnBehalf['needs'], Expected][])
      assert.equal(lacksRight({ about: 'deal', needs }, { scope, right, mayAccept }), code, needs);
  });

test('who is let into the deals of an opportunity does not edit the opportunity', () => {
  const granted = { scope: 'deals', right: 'negotiate', mayAccept: false } as const;
  assert.equal(lacksRight({ about: 'opportunity', needs: 'edit' }, granted), RIGHT);
  assert.equal(lacksRight({ about: 'opportunity', needs: 'negotiate' }, granted), null);
  assert.equal(lacksRight({ about: 'snapshot', needs: 'edit' }, granted), null);
});
