import type { Opportunity } from '@handover/shared/contract';
import { buildAccess, buildOpportunity, buildOwn } from '@handover/shared/testing/node';
import { accessStepOf, isAskedUnderExclusivity, nextStepsOf } from './access-step.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const later = { can_request_from: '2026-06-20T00:00:00Z' };
const access = (overrides: Parameters<typeof buildAccess>[0]) => ({
  request_access_status: buildAccess(overrides),
});
const deal = access({ status: 'deal_exists', deal_id: 7 });

test.each<[string, Partial<Opportunity>, boolean, string, string[]]>([
  ['its owner', access({ status: 'owner' }), true, 'owner', []],
  ['a party of a deal', deal, true, 'deal', []],
  ['who bought it', { ...deal, sold: true }, true, 'bought', []],
  ['a visitor, once it is sold', { sold: true }, false, 'sold', []],
  ['a rival, once it is sold', { sold: true, ...access(later) }, true, 'sold', []],
  ['a visitor', {}, false, 'visitor', ['answer', 'opens']],
  ['staff', { own: buildOwn() }, true, 'staff', []],
  ['whose request waits', access({ status: 'requested' }), true, 'pending', ['expiry']],
  ['who was declined', access({ ...later, refusal: 'declined' }), true, 'later.declined', []],
  [
    'who cancelled the deal',
    access({ ...later, refusal: 'cancelled_by_you' }),
    true,
    'later.cancelled_by_you',
    [],
  ],
  ['whose deal was cancelled', access({ ...later, refusal: 'cancelled' }), true, 'later.cancelled', []],
  ['whose refusal is long ago', access({ can_request_from: '2026-05-20T00:00:00Z' }), true, 'ask', []],
  ['anyone', {}, true, 'ask', ['answer', 'opens']],
  ['anyone, under exclusivity', { under_exclusivity: true }, true, 'ask', ['answerLater', 'opens']],
])('%s', (_who, overrides, isSignedIn, step, next) => {
  const opportunity = buildOpportunity(overrides);
  expect(accessStepOf(opportunity, { isSignedIn, now })).toBe(step);
  expect(nextStepsOf(opportunity)).toEqual(next);
});

test.each<[string, Partial<Opportunity>, boolean, boolean]>([
  ['anyone', {}, true, true],
  ['a visitor', {}, false, true],
  ['who was declined and can ask again', access({ can_request_from: '2026-05-20T00:00:00Z' }), true, true],
  ['who was declined', access({ ...later, refusal: 'declined' }), true, false],
  ['whose deal was cancelled', access({ ...later, refusal: 'cancelled' }), true, false],
  ['whose request waits', access({ status: 'requested' }), true, false],
  ['a party of a deal', deal, true, false],
  ['its owner', access({ status: 'owner' }), true, false],
  ['staff', { own: buildOwn() }, true, false],
  ['anyone, once it is sold', { sold: true }, true, false],
])(
  'under exclusivity, that one may ask now is told %s only where it is so',
  (_who, overrides, isSignedIn, isTold) => {
    const reader = { isSignedIn, now };
    expect(isAskedUnderExclusivity(buildOpportunity({ under_exclusivity: true, ...overrides }), reader)).toBe(
      isTold,
    );
    expect(isAskedUnderExclusivity(buildOpportunity(overrides), reader)).toBe(false);
  },
);
