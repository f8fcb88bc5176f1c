import { addDays, type DealDetail } from '@handover/shared/contract';
import { marketToday } from '@handover/shared/format';
import { buildLetter } from './build-deal.ts';
import { noonInDays } from './noon-in-days.ts';

/** What the seller says of the sale, as the buyer reads it. */
export const buildCompletion = (
  overrides: Partial<NonNullable<DealDetail['completion']>> = {},
): NonNullable<DealDetail['completion']> => ({
  id: 61,
  state: 'proposed',
  final_price: 3_700_000,
  currency: 1,
  closed_on: addDays(marketToday(), -1),
  file: { ...buildLetter().file, id: 91, name: 'signed.pdf', url: '/api/files/91/' },
  mine: false,
  proposed_at: noonInDays(-1),
  answer_by: noonInDays(6),
  refusal_reason: null,
  decided_at: null,
  ...overrides,
});
