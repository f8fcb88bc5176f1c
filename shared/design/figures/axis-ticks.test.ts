import { axisTicks } from './axis-ticks.ts';

test.each([
  [
    [4_800_000, 900_000],
    [0, 2_000_000, 4_000_000, 6_000_000],
  ],
  [
    [100, -40],
    [-50, 0, 50, 100],
  ],
  [[0], [0, 0.25]],
  [
    [-3, -9],
    [-10, -7.5, -5, -2.5, 0],
  ],
])('%j', (values, ticks) => {
  const found = axisTicks(values);
  expect(found.at(0)).toBeLessThanOrEqual(Math.min(0, ...values));
  expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
  expect(found).toContain(0);
  if (values.length > 1) expect(found).toEqual(ticks);
});
