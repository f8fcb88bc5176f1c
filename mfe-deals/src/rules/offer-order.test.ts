import { buildLetter, buildTerms } from '../testing/build-deal.ts';
import { buildOffer } from '../testing/build-offer.ts';
import { closingOf, OFFER_ORDERS, orderedOffers, sentAt } from './offer-order.ts';

const later = { earn_out: { amount: 900_000, text: '' }, vendor_loan: { amount: 300_000, text: '' } };
const OFFERS = [
  buildOffer(
    {
      id: 1,
      created_at: '2026-11-01T08:00:00.000Z',
      expiration_date: '2026-12-20',
      terms: buildTerms({ price: 4_000_000, structure: { type: 'shares', ...later } }),
    },
    { own: { mark: 'possible', note: '' } },
  ),
  buildOffer({
    id: 2,
    created_at: '2026-11-03T08:00:00.000Z',
    expiration_date: '2026-12-01',
    terms: buildTerms({ price: 3_000_000 }),
  }),
  buildOffer(
    { id: 3, created_at: '2026-11-02T08:00:00.000Z', expiration_date: '2026-12-10', terms: null },
    { own: { mark: 'favoured', note: '' } },
  ),
  buildOffer({
    id: 4,
    created_at: '2026-10-01T08:00:00.000Z',
    expiration_date: '2026-12-31',
    terms: buildTerms({ price: 9_000_000, currency: 2 }),
  }),
  buildOffer({ id: 5, status: 'declined', created_at: '2026-11-09T08:00:00.000Z' }),
];

const EXPECTED = {
  newest: [2, 3, 1, 4, 5],
  price: [1, 2, 3, 4, 5],
  closing: [2, 1, 3, 4, 5],
  validity: [2, 3, 1, 4, 5],
  mark: [3, 1, 2, 4, 5],
};
test.each(OFFER_ORDERS)('open offers come first, ordered by %s', (order) => {
  const ordered = orderedOffers(OFFERS, order, { preferred_currency: 1 });
  expect(ordered.map(({ letter }) => letter.id)).toEqual(EXPECTED[order]);
});

test('an improved offer came when its last version was sent, and counts as new from then on', () => {
  const first = '2026-10-02T08:00:00.000Z';
  const last = '2026-11-04T08:00:00.000Z';
  const { versions } = buildLetter({ earlier: [{ created_at: first }], created_at: last });
  const improved = buildOffer({ id: 6, version: 2, created_at: first, versions });
  expect(sentAt(improved)).toBe(last);
  const [newest] = orderedOffers([...OFFERS, improved], 'newest', { preferred_currency: 1 });
  expect(newest).toBe(improved);
});

test.each([
  ['a price alone', buildTerms({ price: 1000 }), 1000],
  ['later parts', buildTerms({ price: 4_000_000, structure: { type: 'shares', ...later } }), 2_800_000],
  ['no word of how it is paid', buildTerms({ price: 1000, structure: null }), null],
  ['no terms', null, null],
])('cash at closing: %s', (_name, terms, expected) => {
  expect(closingOf(buildOffer({ terms }))).toBe(expected);
});
