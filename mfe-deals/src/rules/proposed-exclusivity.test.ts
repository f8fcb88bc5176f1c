import { buildTerms } from '../testing/build-deal.ts';
import { proposalReason, proposedExclusivityEnd } from './proposed-exclusivity.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['what was asked', 75, '2027-02-04'],
  ['a day', 1, '2026-11-22'],
  ['at most 180 days', 365, '2027-05-20'],
  ['60 days where none were asked', null, '2027-01-20'],
])('%s', (_what, exclusivity_days, end) => {
  expect(proposedExclusivityEnd({ terms: buildTerms({ exclusivity_days }) }, now)).toBe(end);
});

test('60 days for a letter without terms', () => {
  expect(proposedExclusivityEnd({ terms: null }, now)).toBe('2027-01-20');
});

test.each([
  [75, 'asked'],
  [365, 'capped'],
  [null, 'unasked'],
] as const)('of %p days asked for it says: %s', (exclusivity_days, reason) => {
  expect(proposalReason({ terms: buildTerms({ exclusivity_days }) })).toBe(reason);
});
