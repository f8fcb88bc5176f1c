import { editLock } from './edit-lock.ts';

test.each([
  ['sell', 'owner', 'active', null],
  ['sell', 'owner', 'paused', 'paused'],
  ['sell', 'owner', 'completed', 'completed'],
  ['sell', 'owner', 'cancelled', 'cancelled'],
  ['sell', 'requester', 'active', 'requester'],
  ['sell', 'requester', 'completed', 'requester'],
  ['buy', 'owner', 'active', null],
  ['buy', 'requester', 'active', null],
  ['buy', 'requester', 'paused', 'paused'],
] as const)('a deal of a %s opportunity, for the %s, %s: %s', (type_of_opportunity, role, status, lock) => {
  expect(editLock({ type_of_opportunity, role, status, has_company: true })).toBe(lock);
});

test.each([
  ['owner', null],
  ['requester', 'noCompany'],
] as const)('a mandate without a company, for the %s: %s', (role, lock) => {
  expect(editLock({ type_of_opportunity: 'buy', role, status: 'active', has_company: false })).toBe(lock);
});
