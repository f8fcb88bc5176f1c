import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEAL_ACTIONS } from '@handover/shared/contract';
import { delegatedActions } from './delegated-actions.rules.ts';

const NEGOTIATES =
  'ask counter_loi decline_loi pause phase_back phase_forward propose_exclusivity_end resume withdraw_exclusivity_proposal';
/** What binds the principal, or takes back what does. */
const BINDS =
  'accept_loi answer_completion answer_counter answer_exclusivity_proposal change_exclusivity complete submit_loi update_loi withdraw_completion withdraw_loi';

const acting = { delegationId: 1, adviserId: 2, scope: 'company', name: 'Claire Fontaine' } as const;

for (const [right, mayAccept, expected] of [
  ['read', false, ''],
  ['ask', false, 'ask'],
  ['edit', false, 'ask'],
  // Words of acceptance count beside the right to negotiate only.
  ['edit', true, 'ask'],
  ['negotiate', false, NEGOTIATES],
  ['negotiate', true, `${NEGOTIATES} ${BINDS}`],
] as const)
  test(`an adviser with the right "${right}"${mayAccept ? ' who may accept' : ''} does: ${expected || 'nothing'}`, () => {
    const actions = delegatedActions([...DEAL_ACTIONS], { ...acting, right, mayAccept });
    assert.deepEqual(actions.toSorted(), expected.split(' ').filter(Boolean).toSorted());
  });

test('a party who acts alone does everything', () =>
  assert.deepEqual(delegatedActions([...DEAL_ACTIONS], undefined), [...DEAL_ACTIONS]));
