import { buildLetter } from '../../testing/build-deal.ts';
import { exclusivityBounds } from './exclusivity-bounds.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('from tomorrow to 180 days after the letter was accepted', () => {
  const accepted = buildLetter({ status: 'accepted', updated_at: '2026-11-01T08:00:00.000Z' });
  expect(exclusivityBounds({ loi_documents: [accepted] }, now)).toEqual({
    min: '2026-11-22',
    max: '2027-04-30',
  });
});

test('without an accepted letter the days are counted from now', () => {
  expect(exclusivityBounds({ loi_documents: [] }, now).max).toBe('2027-05-20');
});
