import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Font } from 'fontkit';
import { linesOf } from './line-paths.ts';

const WIDTHS: Record<string, number> = { i: 5, ' ': 5, '…': 20 };
/** Its letters are 10 wide, besides these. */
const font = {
  unitsPerEm: 1,
  hasGlyphForCodePoint: () => true,
  layout: (text: string) => ({
    advanceWidth: [...text].reduce((sum, char) => sum + (WIDTHS[char] ?? 10), 0),
  }),
} as unknown as Font;

test('a line is shortened until its ellipsis fits, also where one narrow letter is its last word', () => {
  const shortened = (text: string) => linesOf(font, text, { size: 1, width: 40, maxLines: 1 });
  assert.deepEqual(shortened('abcd'), ['abcd']);
  assert.deepEqual(shortened('abcd efgh'), ['ab…']);
  assert.deepEqual(shortened('abc i efgh'), ['ab…']);
});
