import type { Sheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { figuresTable, lineOf } from './import-figures.ts';
import { isTotal, matchRows } from './match-rows.ts';
import { readPastedRows, readSpreadsheet } from './read-spreadsheet.ts';
import { decodeText, parseSeparated } from './separated.ts';
import { sheetCells } from './sheet-cells.ts';

test('a postal code of a workbook keeps the zeros that its format shows', () => {
  const cells = new Map([['0,1', { value: 1130, style: { numFmt: '00000' } }]]) as Sheet['cells'];
  expect(sheetCells({ name: '', rows: [['Nantua', 1130]], cells } as Sheet)).toEqual([['Nantua', '01130']]);
});

test('rows of a workbook keep the numbers that they have in it', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'A', rows: [[null], ['one'], [null], [null], ['two']] }],
  });
  // jsdom has no `arrayBuffer`.
  const file = Object.assign(new File(['x'], 'a.xlsx'), {
    arrayBuffer: async () => bytes,
  }) as unknown as File;
  const [sheet] = await readSpreadsheet(file);
  expect(sheet).toEqual({ name: 'A', cells: [['one'], ['two']], lines: [2, 5] });
});

test('rows of figures without names keep their numbers, too', () => {
  const [sheet] = readPastedRows('2023\t2024\n\n4200\t4500\n\n610\t720');
  const table = sheet && figuresTable(sheet.cells)?.table;
  expect(table?.rows.map((row) => sheet && lineOf(sheet, row))).toEqual([3, 5]);
});

test('a question that begins like the name of a column is none', () => {
  const fields = [{ key: 'question', label: 'Question', names: /^(?:questions?|documents?)\b/u }];
  const list = [['Who audits?'], ['Documents of the lease?'], ['Questions of staff '.repeat(9)]];
  expect(matchRows(list, fields)).toEqual({ head: -1, columns: ['question'] });
  expect(matchRows([['Annexe'], ['Question ?'], ...list], fields).head).toBe(1);
});

test.each<[boolean, string[]]>([
  [true, ['', 'Total', '', '3']],
  [true, ['Total général :', '1 200', '15 %']],
  [true, ['Sous-total']],
  [false, ['Total debt at closing?']],
  [false, ['Total SA', 'Energy', '75008']],
])('%s: %j adds up others', (isIt, row) => {
  expect(isTotal(row)).toBe(isIt);
});

test.each<[string, string[][]]>([
  ['sep=;\r\na;"b;""c""\nd"\r\n', [['a', 'b;"c" d'], ['']]],
  [
    '\uFEFFVille,Rue\nLyon,"1, rue X"',
    [
      ['Ville', 'Rue'],
      ['Lyon', '1, rue X'],
    ],
  ],
  [
    'a;1,5;2,5\nb;3,5;4',
    [
      ['a', '1,5', '2,5'],
      ['b', '3,5', '4'],
    ],
  ],
  ['5" pipe;x', [['5" pipe', 'x']]],
])('%j is separated', (text, cells) => {
  expect(parseSeparated(text)).toEqual(cells);
});

test('text of any of the three encodings is read', () => {
  expect(decodeText(new TextEncoder().encode('été €'))).toBe('été €');
  expect(decodeText(Uint8Array.from([0xe9, 0x74, 0xe9, 0x20, 0x80]))).toBe('été €');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0xe9, 0, 0x74, 0]))).toBe('ét');
});
