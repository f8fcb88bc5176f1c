import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Actor,
  allowedActions,
  type DealFacts,
  denialReason,
  partyOf,
  phaseMove,
  readerOf,
  sideOf,
} from './deal.rules.ts';

const facts = (over: Partial<DealFacts> = {}): DealFacts => ({
  type: 'sell',
  phase: 'introduction',
  status: 'active',
  pauseReason: null,
  pausedBy: null,
  ownerId: 1,
  requesterId: 2,
  hasOpenLoi: false,
  exclusivityRuns: false,
  hasProposal: false,
  sealRuns: false,
  isSealed: false,
  bidsClosed: false,
  hasCounter: false,
  hasCompany: true,
  completion: null,
  ...over,
});
const owner: Actor = { id: 1, role: 'owner', side: 'seller' };
const requester: Actor = { id: 2, role: 'requester', side: 'buyer' };
const open = { phase: 'loi', hasOpenLoi: true } as const;
const exclusive = { phase: 'due_diligence', exclusivityRuns: true } as const;
const pausedByOwner = { status: 'paused', pauseReason: 'user', pausedBy: 1 } as const;

const ACTIONS = {
  introduction: [{}, 'pause cancel ask', 'submit_loi pause cancel ask'],
  'open letter': [
    open,
    'accept_loi decline_loi counter_loi pause cancel ask',
    'update_loi withdraw_loi pause cancel ask',
  ],
  'introduction, the bid date over': [{ bidsClosed: true }, 'pause cancel ask', 'pause cancel ask'],
  'open letter, the bid date over': [
    { ...open, bidsClosed: true },
    'accept_loi decline_loi counter_loi pause cancel ask',
    'update_loi withdraw_loi pause cancel ask',
  ],
  'sealed letter': [
    { ...open, sealRuns: true, isSealed: true },
    'pause cancel ask',
    'update_loi withdraw_loi pause cancel ask',
  ],
  'a letter sent before others are sealed': [
    { ...open, sealRuns: true },
    'decline_loi counter_loi pause cancel ask',
    'update_loi withdraw_loi pause cancel ask',
  ],
  'counter-proposal': [
    { ...open, hasCounter: true },
    'accept_loi decline_loi pause cancel ask',
    'update_loi withdraw_loi answer_counter pause cancel ask',
  ],
  'due diligence': [
    exclusive,
    'phase_forward pause cancel change_exclusivity propose_exclusivity_end ask',
    'phase_forward pause cancel change_exclusivity ask',
  ],
  'due diligence, an earlier end proposed': [
    { ...exclusive, hasProposal: true },
    'phase_forward pause cancel change_exclusivity withdraw_exclusivity_proposal ask',
    'phase_forward pause cancel change_exclusivity answer_exclusivity_proposal ask',
  ],
  spa: [{ phase: 'spa' }, 'phase_forward phase_back pause cancel ask', 'pause cancel ask'],
  closing: [
    { phase: 'closing' },
    'phase_back pause cancel complete ask',
    'pause cancel answer_completion ask',
  ],
  'closing, completion proposed': [
    { phase: 'closing', completion: 'proposed' },
    'phase_back pause cancel withdraw_completion ask',
    'pause cancel answer_completion ask',
  ],
  'closing, confirmed before': [
    { phase: 'closing', completion: 'announced' },
    'phase_back pause cancel complete ask',
    'pause cancel ask',
  ],
  'closing, paused, completion proposed': [
    { phase: 'closing', completion: 'proposed', ...pausedByOwner },
    'resume cancel',
    'cancel',
  ],
  'paused by the owner': [pausedByOwner, 'resume cancel', 'cancel'],
  'paused by exclusivity': [{ status: 'paused', pauseReason: 'exclusivity' }, 'cancel', 'cancel'],
  completed: [{ status: 'completed', phase: 'closing' }, '', ''],
  cancelled: [{ status: 'cancelled' }, '', ''],
} as const;
for (const [name, [state, forOwner, forRequester]] of Object.entries(ACTIONS)) {
  test(`actions: ${name}`, () => {
    assert.equal(allowedActions(facts(state), owner).join(' '), forOwner);
    assert.equal(allowedActions(facts(state), requester).join(' '), forRequester);
  });
}

for (const [name, state, forOwner, forRequester] of [
  ['without a company', {}, 'submit_loi pause cancel ask', 'pause cancel ask attach_company'],
  ['paused, without a company', pausedByOwner, 'resume cancel', 'cancel'],
  ['with one', { hasCompany: true }, 'submit_loi pause cancel ask', 'pause cancel ask'],
  [
    'spa, without a company',
    { phase: 'spa' },
    'phase_back pause cancel ask',
    'phase_forward pause cancel ask attach_company',
  ],
  ['cancelled, without a company', { status: 'cancelled' }, '', ''],
] as const)
  test(`actions of a mandate: ${name}`, () => {
    const mandate = facts({ type: 'buy', hasCompany: false, ...state });
    assert.equal(allowedActions(mandate, { ...owner, side: 'buyer' }).join(' '), forOwner);
    assert.equal(allowedActions(mandate, { ...requester, side: 'seller' }).join(' '), forRequester);
  });

for (const [type, reader, of] of [
  ['sell', 'seller', 1],
  ['sell', 'buyer', 2],
  ['sell', 'staff', 3],
  ['buy', 'buyer', 1],
  ['buy', 'seller', 2],
  ['buy', 'staff', 3],
] as const)
  test(`${type}: person ${of} reads as the ${reader}`, () => {
    assert.equal(readerOf(facts({ type }), of), reader);
    if (reader !== 'staff') assert.equal(partyOf(facts({ type }), reader), of);
  });

test('the owner is the seller of a sell opportunity and the buyer of a mandate', () => {
  assert.equal(sideOf('sell', 'owner'), 'seller');
  assert.equal(sideOf('buy', 'owner'), 'buyer');
  assert.equal(sideOf('buy', 'requester'), 'seller');
});

test('the wrong side is 403, the wrong state 409', () => {
  assert.equal(denialReason('accept_loi', facts(open), requester)?.status, 403);
  assert.equal(denialReason('accept_loi', facts(), owner)?.status, 409);
});

test('phases move one at a time, by name or number', () => {
  assert.deepEqual(phaseMove('due_diligence', 'spa'), { action: 'phase_forward', phase: 'spa' });
  assert.deepEqual(phaseMove('closing', 4), { action: 'phase_back', phase: 'spa' });
  assert.throws(() => phaseMove('due_diligence', 'closing'), { status: 409 });
});
