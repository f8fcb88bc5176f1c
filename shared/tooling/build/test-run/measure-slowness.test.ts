import { measureSlowness } from './measure-slowness.ts';

test('is a whole number from 1 to 4, since limits are multiplied by it', () => {
  const slowness = measureSlowness();
  expect(Number.isInteger(slowness)).toBe(true);
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(4);
});
