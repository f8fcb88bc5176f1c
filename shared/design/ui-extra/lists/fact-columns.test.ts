import { factColumns } from './fact-columns.ts';

test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])('%i facts stand in %i columns', (count, columns) => {
  expect(factColumns(count)).toBe(columns);
});
