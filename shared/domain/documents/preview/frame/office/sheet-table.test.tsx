import type { Sheet } from 'hucre';
import { cellText } from './cell-text.ts';
import { sheetTable } from './sheet-table.ts';

const texts = {
  page: '',
  rowsLeftOut: 'first {{count}}',
  emptySheet: 'empty',
  emptyDocument: '',
  pictureLeftOut: '',
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

test.each([
  [1234.5, '#,##0.00', 'en', '1,234.50'],
  [1234.5, '#,##0.00', 'fr', '1\u00a0234,50'],
  [0.125, '0.0%', 'en', '12.5%'],
  [2025, undefined, 'fr', '2025'],
  [0.1, 'General', 'fr', '0,1'],
  [new Date('2025-12-31'), 'yyyy-mm-dd', 'en', '2025-12-31'],
  [new Date('2025-12-31'), undefined, 'fr', '31/12/2025'],
  [true, undefined, 'en', 'TRUE'],
  [null, undefined, 'en', ''],
])('%p as %p in %s is %p', (value, format, language, text) => {
  expect(cellText(value, format, language)).toBe(text);
});
