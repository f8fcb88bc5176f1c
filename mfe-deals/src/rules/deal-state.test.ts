import { DEAL_PHASES } from '@handover/shared/contract';
import { buildDeal, buildNextStep } from '../testing/build-deal.ts';
import {
  deadlineKind,
  dealState,
  exclusivityEnd,
  hasDiligence,
  phaseMark,
  phaseSummary,
} from './deal-state.ts';

const exclusive = { phase: 'spa', next_step: buildNextStep({ deadline: '2030-01-01T00:00:00Z' }) } as const;
test.each([
  [{}, 'active'],
  [exclusive, 'exclusive'],
  [{ status: 'paused', pause_reason: null }, 'paused'],
  [{ status: 'paused', pause_reason: 'exclusivity' }, 'paused_exclusivity'],
  [{ ...exclusive, status: 'completed' }, 'completed'],
  [{ status: 'cancelled', cancellation_reason: 'We found no bank' }, 'cancelled'],
  [{ status: 'cancelled', cancellation_reason: 'sold' }, 'lost'],
] as const)('%p is shown as %s', (facts, state) => expect(dealState(buildDeal(facts))).toBe(state));

test.each([
  ['active', 'spa', ['done', 'done', 'done', 'current', 'upcoming'], 'phase.summary'],
  ['paused', 'spa', ['done', 'done', 'done', 'current', 'upcoming'], 'phase.summary'],
  ['cancelled', 'loi', ['done', 'ended', 'unreached', 'unreached', 'unreached'], 'phase.summaryOf.cancelled'],
  ['completed', 'closing', ['done', 'done', 'done', 'done', 'done'], 'phase.summaryOf.completed'],
] as const)('the phases of a deal that is %s in %s', (status, phase, marks, summary) => {
  expect(DEAL_PHASES.map((each) => phaseMark({ status, phase }, each))).toEqual(marks);
  expect(phaseSummary(status)).toBe(summary);
});

const [answer, end] = ['2030-01-01T00:00:00Z', '2030-02-01T00:00:00Z'];
test.each([
  ['loi', 'loi.seller', answer, null, 'letter', null],
  ['spa', 'spa.buyer', end, end, 'exclusivity', end],
  ['closing', 'completion.buyer', answer, end, 'completion', end],
  // An exclusivity that is over.
  ['closing', 'completion.seller', answer, '2020-01-01T00:00:00Z', 'completion', null],
  ['closing', 'questions.seller', answer, end, 'completion', end],
  ['closing', 'questions.seller', end, end, 'exclusivity', end],
  ['closing', 'closing.seller_ended', null, null, null, null],
] as const)('in %s, %s until %s: what ends is %s', (phase, code, deadline, exclusivity, kind, until) => {
  const deal = buildDeal({
    phase,
    exclusivity_period_end_time: exclusivity,
    next_step: buildNextStep({ code, deadline }),
  });
  expect([deadlineKind(deal), exclusivityEnd(deal)]).toEqual([kind, until]);
});

test.each([
  ['buyer', 'introduction', 'active', true],
  ['buyer', 'loi', 'cancelled', false],
  ['seller', 'loi', 'active', false],
  ['seller', 'due_diligence', 'active', true],
  ['seller', 'closing', 'completed', true],
] as const)('the %s in %s, %s: a due-diligence list is %s', (side, phase, status, expected) => {
  expect(hasDiligence({ side, phase, status })).toBe(expected);
});
