import { editLock } from './edit-lock.ts';

test.each([
  ['owner', 'active', null],
  ['owner', 'paused', 'paused'],
  ['owner', 'completed', 'completed'],
  ['owner', 'cancelled', 'cancelled'],
  ['requester', 'active', 'requester'],
  ['requester', 'completed', 'requester'],
] as const)('for the %s of a deal that is %s: %s', (role, status, lock) => {
  expect(editLock({ role, status })).toBe(lock);
});
