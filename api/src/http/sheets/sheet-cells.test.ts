import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeText } from './sheet-cells.ts';

for (const [written, shown] of [
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+33 4 76', "'+33 4 76"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
  ['\u0001=1+1', "'=1+1"],
  ['2 + 2 = 4', '2 + 2 = 4'],
  ['', ''],
  ['_x0041_ _X00e9_', '_x005F_x0041_ _x005F_X00e9_'],
  ['_x0041 _x41_', '_x0041 _x41_'],
  ['_x005F_x0041_', '_x005F_x005F_x005F_x0041_'],
  ['é'.repeat(32_768), `${'é'.repeat(32_766)}…`],
  ['a\u0000b\ud800c 😀', 'ab\ufffdc 😀'],
] as const) {
  test(`${JSON.stringify(written.slice(0, 50))} is shown as text`, () =>
    assert.equal(safeText(written), shown));
}
