import { buildDeal, buildNextStep } from '../testing/build-deal.ts';
import { dealState } from './deal-state.ts';

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
