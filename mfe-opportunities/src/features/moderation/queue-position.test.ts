import { currentOf, nextOf } from './queue-position.ts';

const queue = [{ id: 4 }, { id: 7 }, { id: 9 }];

test.each([
  [7, 7],
  [null, 4],
  [5, undefined],
  [Number.NaN, undefined],
])('the address says %p: %p is shown', (id, shown) => expect(currentOf(queue, id)?.id).toBe(shown));

test.each([
  [4, 1, 7],
  [9, 1, 4],
  [4, -1, 9],
  [7, -1, 4],
] as const)('from %p by %p to %p', (id, step, next) => expect(nextOf(queue, id, step)?.id).toBe(next));

test('an empty queue shows nothing, and the last one has no next', () => {
  expect(currentOf([], null)).toBeUndefined();
  expect(nextOf([{ id: 4 }], 4)).toBeUndefined();
});
