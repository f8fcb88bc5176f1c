import { buildLetter } from '../../testing/build-deal.ts';
import { exclusivityBounds } from './exclusivity-bounds.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const accepted = buildLetter({ status: 'accepted', updated_at: '2026-11-01T08:00:00.000Z' });
const dayEnd = (day: string) => `${day}T22:59:59.999Z`;

test.each([
  ['seller', null, '2026-11-22', '2027-04-30'],
  ['seller', '2026-12-31', '2027-01-01', '2027-04-30'],
  ['seller', '2027-04-30', '2027-04-30', '2027-04-30'],
  ['buyer', '2026-12-31', '2026-11-22', '2026-12-30'],
  ['buyer', '2026-11-22', '2026-11-22', '2026-11-22'],
] as const)('the %s, with an end on %s, chooses from %s to %s', (side, end, min, max) => {
  const facts = { side, loi_documents: [accepted], exclusivity_period_end_time: end && dayEnd(end) };
  expect(exclusivityBounds(facts, now)).toEqual({ min, max });
});

test('without an accepted letter the days are counted from now', () => {
  const facts = { side: 'seller' as const, loi_documents: [], exclusivity_period_end_time: null };
  expect(exclusivityBounds(facts, now).max).toBe('2027-05-20');
});
