import { requestGroup, requestState } from './request-state.ts';

test.each([
  ['pending', null, 'pending'],
  ['declined', null, 'declined'],
  ['declined', 'Too far away', 'declined'],
  ['declined', 'sold', 'closed'],
  ['declined', 'unlisted', 'closed'],
  ['expired', null, 'expired'],
] as const)('a request that is %s with the reason %p is shown as %s', (status, decline_reason, shown) =>
  expect(requestState({ status, decline_reason })).toBe(shown),
);

test.each([
  ['pending', 'owner', 'mine'],
  ['pending', 'requester', 'theirs'],
  ['asked', 'owner', 'theirs'],
  ['asked', 'requester', 'mine'],
] as const)('a request that is %s is for its %s %s to do', (status, role, group) =>
  expect(requestGroup({ status }, role)).toBe(group),
);
