import type { Sheet } from 'hucre';
import { colToLetter } from 'hucre/xlsx';
import type { FrameTexts } from '../../protocol.ts';
import { cellText, errorText, isRed, type Reader } from './cell-text.ts';
import { isHiddenColumn, isHiddenRow, mergedCells } from './visible-cells.ts';

interface TableOptions extends Reader {
  texts: FrameTexts;
  maxRows: number;
}

const MAX_COLUMNS = 200;
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') => {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
};
const heading = (text: string, scope: string) => {
  const cell = element('th', text);
  cell.scope = scope;
  return cell;
};

const indexes = (length: number) => Array.from({ length }, (_, index) => index);

/** A sheet as a table with its letters and numbers, in an element. What its owner has hidden is left out, as in Excel. */
export function sheetTable(sheet: Sheet, { texts, maxRows, ...reader }: TableOptions): HTMLElement {
  const shown = sheet.rows.slice(0, maxRows);
  const filled = (row: number, column: number) => !isEmpty(shown[row]?.[column]);
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...shown.map((row) => row.length)));
  const columns = indexes(width).filter((column) => !isHiddenColumn(sheet, column));
  const rows = indexes(shown.length).filter((row) => !isHiddenRow(sheet, row));
  while (rows.length > 0 && !columns.some((column) => filled(rows.at(-1) ?? 0, column))) rows.pop();
  while (columns.length > 0 && !rows.some((row) => filled(row, columns.at(-1) ?? 0))) columns.pop();
  if (rows.length === 0 || columns.length === 0) return element('p', texts.emptySheet, 'note');

  const table = element('table');
  const head = table.createTHead().insertRow();
  head.append(element('td'));
  for (const column of columns) head.append(heading(colToLetter(column), 'col'));
  const { starts, covered } = mergedCells(sheet.merges ?? [], rows, columns);
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    line.append(heading(String(row + 1), 'row'));
    for (const column of columns) {
      const place = `${row},${column}`;
      if (covered.has(place)) continue;
      const merged = starts.get(place);
      const cell = drawCell(sheet, merged?.row ?? row, merged?.column ?? column, reader);
      if (merged) {
        cell.rowSpan = merged.rowSpan;
        cell.colSpan = merged.colSpan;
      }
      line.append(cell);
    }
  }
  const box = element('div');
  box.append(table);
  if (sheet.rows.length > maxRows)
    box.append(
      element(
        'p',
        texts.rowsLeftOut.replace('{{count}}', new Intl.NumberFormat(reader.language).format(maxRows)),
        'note',
      ),
    );
  return box;
}

function drawCell(sheet: Sheet, row: number, column: number, reader: Reader): HTMLTableCellElement {
  const value = sheet.rows[row]?.[column] ?? null;
  const known = sheet.cells?.get(`${row},${column}`);
  const { numFmt, font } = known?.style ?? {};
  const isError = known?.type === 'error' && typeof value === 'string';
  const cell = element('td', isError ? errorText(value, reader) : cellText(value, numFmt, reader));
  if (typeof value === 'number' || value instanceof Date) cell.className = 'number';
  if (isRed(value, numFmt)) cell.classList.add('red');
  if (font?.bold) cell.classList.add('bold');
  return cell;
}
