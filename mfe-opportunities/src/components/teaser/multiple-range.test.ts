import { multipleRange } from './multiple-range.ts';

test.each([
  [4_000_000, { min: 500_000, max: 1_000_000 }, { low: 4, high: 8 }],
  [4_000_000, { min: 800_000, max: 800_000 }, { low: 5, high: 5 }],
  [4_000_000, { min: null, max: 1_000_000 }, { low: 4, high: null }],
  [4_000_000, { min: 1_000_000, max: null }, { low: null, high: 4 }],
  [4_000_000, { min: 0, max: 500_000 }, { low: 8, high: null }],
  [4_000_000, { min: null, max: 0 }, null],
  [4_000_000, { min: -200_000, max: -100_000 }, null],
  [4_000_000, null, null],
  [null, { min: 500_000, max: 1_000_000 }, null],
  [0, { min: 500_000, max: 1_000_000 }, null],
])('price %p over EBITDA %p is %p', (price, ebitda, expected) => {
  expect(multipleRange(price, ebitda)).toEqual(expected);
});
