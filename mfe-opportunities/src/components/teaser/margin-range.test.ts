import { marginRange } from './margin-range.ts';

const revenue = { min: 1_000_000, max: 2_000_000 };
test.each([
  [{ min: 250_000, max: 500_000 }, revenue, { low: 0.125, high: 0.5 }],
  [
    { min: 250_000, max: 250_000 },
    { min: 2_000_000, max: 2_000_000 },
    { low: 0.125, high: 0.125 },
  ],
  [{ min: 500_000, max: 2_000_000 }, revenue, { low: 0.25, high: 1 }],
  [{ min: 0, max: 100_000 }, revenue, { low: 0, high: 0.1 }],
  [{ min: null, max: 0 }, revenue, null],
  [{ min: -50_000, max: 0 }, revenue, null],
  [{ min: 5_000_000, max: null }, revenue, null],
  [{ min: 0, max: 100_000 }, { min: 0, max: 500_000 }, null],
  [{ min: 0, max: 100_000 }, { min: 1, max: null }, null],
  [null, revenue, null],
])('EBITDA %p of revenue %p is a margin of %p', (ebitda, of, expected) => {
  expect(marginRange(ebitda, of)).toEqual(expected);
});
