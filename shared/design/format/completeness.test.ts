import { isComplete, sameList } from './completeness.ts';

test.each([
  [{ name: 'Atlas', offices: [{ city: 'Lyon' }] }, true],
  [{ name: 'Atlas', offices: [{ city: '' }] }, false],
  [{ name: 'Atlas', offices: [] }, false],
  [{ name: 'Atlas', revenue: 0 }, false],
  [{ name: 'Atlas', validated: false }, false],
  [{ name: 'Atlas', phone: null }, false],
  [{ name: 'Atlas', phone: undefined }, false],
  [{ name: 'Atlas', revenue: Number.NaN }, false],
  [{ name: 'Atlas', place: { country: { name: '' } } }, false],
  [{ name: 'Atlas', place: {} }, false],
  [{ name: 'Atlas', years: [[2024], [0]] }, false],
  [{ name: 'Atlas', place: { country: { name: 'France' } }, years: [[2024]] }, true],
  [{ file: new Blob(['x']), since: new Date() }, true],
  [[], false],
  [['a'], true],
  [{}, false],
  ['text', true],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is complete: %s', (value, complete) => {
  expect(isComplete(value)).toBe(complete);
});

test.each([
  [[1, 2, 3], [3, 1, 2], true],
  [[1, 1, 2], [1, 2, 2], false],
  [[1], [1, 1], false],
  [[1, 2], [2, 3], false],
  [[], [1], false],
  [[], [], true],
])('%j and %j: %s', (one, other, same) => {
  expect(sameList<number>(one, other)).toBe(same);
});

test('texts and numbers differ', () => {
  expect(sameList<unknown>(['1'], [1])).toBe(false);
});
