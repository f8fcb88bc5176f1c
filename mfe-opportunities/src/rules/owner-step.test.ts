import { buildOpportunity, buildOwn } from '@handover/shared/testing/node';
import { ownerStepOf } from './owner-step.ts';

test.each([
  [{ validated: false }, 0, 'correct'],
  [{ validated: false }, 2, 'correct'],
  [{ validated: true }, 2, 'answer'],
  [{ validated: null }, 1, 'answer'],
  [{ validated: true, sold: true }, 1, null],
  [{ validated: true }, 0, null],
] as const)('%p with %i requests waiting needs %p', (state, requests, step) => {
  const own = buildOwn({ number_of_pending_requests: requests });
  expect(ownerStepOf(buildOpportunity({ ...state, own }))).toBe(step);
});
