import type { Cell, Sheet } from 'hucre';
import { sheetTable } from './sheet-table.ts';

const texts = {
  page: '',
  rowsLeftOut: 'first {{count}}',
  emptySheet: 'empty',
  emptyDocument: '',
  pictureLeftOut: '',
  ticked: '',
  unticked: '',
};
const table = (sheet: Partial<Sheet>, maxRows = 100) =>
  sheetTable({ name: 'S', rows: [], ...sheet }, { language: 'en', texts, maxRows });
const cells = (box: HTMLElement) =>
  [...box.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));

test('letters above, numbers beside, and nothing after the last value', () => {
  const rows = [
    ['Year', 'Revenue', null],
    [2025, 1200.5, ''],
    [null, null, null],
  ];
  expect(cells(table({ rows }))).toEqual([
    ['', 'A', 'B'],
    ['1', 'Year', 'Revenue'],
    ['2', '2025', '1200.5'],
  ]);
});

test('merged cells are one', () => {
  const merges = [{ startRow: 0, startCol: 0, endRow: 1, endCol: 1 }];
  const box = table({
    rows: [
      ['Both', null, 'x'],
      [null, null, 'y'],
    ],
    merges,
  });
  expect(cells(box).slice(1)).toEqual([
    ['1', 'Both', 'x'],
    ['2', 'y'],
  ]);
  expect(box.querySelector('td[colspan="2"][rowspan="2"]')?.textContent).toBe('Both');
});

test('what a cell contains is text', () => {
  const box = table({ rows: [['<img src=x onerror=alert(1)>', '=HYPERLINK("https://example.test")']] });
  expect(box.querySelector('img, a')).toBeNull();
  expect(cells(box)[1]?.[1]).toBe('<img src=x onerror=alert(1)>');
});

test.each([
  ['an empty sheet', {}, 'empty'],
  ['empty rows', { rows: [[null], ['']] }, 'empty'],
])('%s says so', (_what, sheet, text) => {
  expect(table(sheet).textContent).toBe(text);
});

test('more rows than are shown are said', () => {
  const box = table({ rows: Array.from({ length: 5 }, (_, row) => [row]) }, 3);
  expect(cells(box)).toHaveLength(4);
  expect(box.textContent).toContain('first 3');
});

const hidden = { hidden: true };

test.each<[string, Partial<Sheet>, string[][]]>([
  [
    'a hidden row',
    { rowDefs: new Map([[1, hidden]]) },
    [
      ['', 'A', 'B', 'C'],
      ['1', 'a', 'b', 'c'],
      ['3', 'g', 'h', 'i'],
    ],
  ],
  [
    'a row without height',
    { rowDefs: new Map([[0, { height: 0 }]]) },
    [
      ['', 'A', 'B', 'C'],
      ['2', 'd', 'e', 'f'],
      ['3', 'g', 'h', 'i'],
    ],
  ],
  [
    'a hidden column',
    { columns: [{}, hidden] },
    [
      ['', 'A', 'C'],
      ['1', 'a', 'c'],
      ['2', 'd', 'f'],
      ['3', 'g', 'i'],
    ],
  ],
  [
    'a column without width',
    { columns: [{ width: 0 }] },
    [
      ['', 'B', 'C'],
      ['1', 'b', 'c'],
      ['2', 'e', 'f'],
      ['3', 'h', 'i'],
    ],
  ],
  [
    'both',
    { columns: [{}, {}, hidden], rowDefs: new Map([[2, hidden]]) },
    [
      ['', 'A', 'B'],
      ['1', 'a', 'b'],
      ['2', 'd', 'e'],
    ],
  ],
])('%s is not shown', (_, facts, shown) => {
  const rows = [[...'abc'], [...'def'], [...'ghi']];
  expect(cells(table({ rows, ...facts }))).toEqual(shown);
});

test('a sheet with nothing but what is hidden is empty', () => {
  expect(table({ rows: [['secret']], columns: [hidden] }).textContent).toBe('empty');
});

test('merged cells whose first row and column are hidden are shown in what is left of them', () => {
  const rows = [
    ['Both', null, null],
    [null, null, null],
    ['x', 'y', 'z'],
  ];
  const merges = [{ startRow: 0, startCol: 0, endRow: 1, endCol: 2 }];
  const box = table({ rows, merges, columns: [hidden], rowDefs: new Map([[0, hidden]]) });
  expect(cells(box)).toEqual([
    ['', 'B', 'C'],
    ['2', 'Both'],
    ['3', 'y', 'z'],
  ]);
  expect(box.querySelector('td[colspan="2"]')?.textContent).toBe('Both');
});

test('what a format makes red is red, also without a sign; an error has its name in the language', () => {
  const at = (value: number) => ({ value, type: 'number' as const, style: { numFmt: '0;[Red]0' } });
  const sheetCells = new Map<string, Cell>([
    ['0,0', at(-5)],
    ['0,1', at(5)],
    ['0,2', { value: '#VALUE!', type: 'error' }],
  ]);
  const sheet = { name: 'S', rows: [[-5, 5, '#VALUE!']], cells: sheetCells };
  const box = sheetTable(sheet, { language: 'fr', texts, maxRows: 9 });
  expect(
    [...box.querySelectorAll('tbody td')].map(({ textContent, className }) => [textContent, className]),
  ).toEqual([
    ['5', 'number red'],
    ['5', 'number'],
    ['#VALEUR!', ''],
  ]);
});
