import { buildActingFor } from '@handover/shared/testing/node';
import { mayEdit } from './acting.ts';

test.each([
  ['company', 'read', false],
  ['company', 'edit', true],
  ['opportunity', 'negotiate', true],
  ['deals', 'negotiate', false],
] as const)('who acts on %s with the right %s edits: %s', (scope, right, expected) => {
  expect(mayEdit({ acting_for: buildActingFor({ scope, right }) })).toBe(expected);
});

test('the owner edits', () => {
  expect(mayEdit({})).toBe(true);
});
