import { fc } from '@handover/shared/testing/properties';
import { differenceKind, priceDifference } from './price-difference.ts';

const of = (amount: number | null, currency: number | null = 1) => ({ amount, currency });

test.each([
  ['below', of(3_800_000), of(4_000_000), -0.05],
  ['above', of(4_200_000), of(4_000_000), 0.05],
  ['the same', of(4_000_000), of(4_000_000), 0],
  ['nothing offered', of(0), of(4_000_000), -1],
  ['another currency', of(4_000_000, 4), of(4_000_000), undefined],
  ['no price', of(null), of(4_000_000), undefined],
  ['no asking price', of(4_000_000), of(null), undefined],
  ['an asking price of nothing', of(4_000_000), of(0), undefined],
])('%s', (_what, price, asking, share) => {
  expect(priceDifference(price, asking)).toBe(share);
});

const amount = fc.integer({ min: 1, max: 100_000_000_000_000 }).map((cents) => cents / 100);

test('the sign is that of the difference, and the share leads back to the price', () => {
  fc.assert(
    fc.property(amount, amount, (price, asking) => {
      const share = priceDifference(of(price), of(asking));
      expect(Math.sign(share ?? Number.NaN)).toBe(Math.sign(price - asking));
      const missed = Math.abs(asking * (1 + (share ?? 0)) - price);
      expect(missed).toBeLessThanOrEqual(Math.max(price, asking) * 1e-12);
    }),
    { seed: 15 },
  );
});

test.each([
  [-0.05, 'below'],
  [-0.0004, 'equal'],
  [0, 'equal'],
  [0.0005, 'above'],
] as const)('%d is said as %s', (share, kind) => {
  expect(differenceKind(share)).toBe(kind);
});
