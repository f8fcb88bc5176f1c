import { DEAL_PHASES } from '@handover/shared/contract';
import { buildDeal, buildNextStep } from '../testing/build-deal.ts';
import { dealState, phaseMark, phaseSummary } from './deal-state.ts';

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
