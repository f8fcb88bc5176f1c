import { isComplete, sameList } from './completeness.ts';

test.each([
  [{ name: 'Atlas', offices: [{ city: 'Lyon' }] }, true],
  [{ name: 'Atlas', offices: [{ city: '' }] }, false],
  [{ name: 'Atlas', offices: [] }, false],
  [{ name: 'Atlas', revenue: 0 }, false],
  [{}, false],
  ['text', true],
  [null, false],
])('%j: %s', (value, complete) => {
  expect(isComplete(value)).toBe(complete);
});

test.each([
  [[1, 2, 3], [3, 1, 2], true],
  [[1, 1, 2], [1, 2, 2], false],
  [[1], [1, 1], false],
  [[], [], true],
])('%j and %j: %s', (one, other, same) => {
  expect(sameList<number>(one, other)).toBe(same);
});
