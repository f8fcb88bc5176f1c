import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, nextHue } from './house-lists.rules.ts';

const rows: [string, number[], number, number | null, number[]][] = [
  ['to the front', [1, 2, 3], 3, 1, [3, 1, 2]],
  ['one down', [1, 2, 3], 1, 3, [2, 1, 3]],
  ['to the end', [1, 2, 3], 1, null, [2, 3, 1]],
  ['before itself', [1, 2, 3], 2, 2, [1, 2, 3]],
  ['alone', [1], 1, null, [1]],
];
for (const [name, ids, id, before, expected] of rows)
  test(`an entry is moved: ${name}`, () => assert.deepEqual(moved(ids, id, before), expected));

test('before one that is not there any more it is not moved', () => {
  assert.throws(() => moved([1, 2], 1, 9), { code: 'record.changed' });
});

test('a new sector has the hue in the widest gap, over the end of the circle too', () => {
  assert.equal(nextHue([]), 0);
  assert.equal(nextHue([90]), 270);
  assert.equal(nextHue([0, 90, 100]), 230);
  assert.equal(nextHue([100, 200, 300]), 20);
  assert.equal(nextHue([200, 100, 100]), 330);
});
