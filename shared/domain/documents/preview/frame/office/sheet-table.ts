import type { MergeRange, Sheet } from 'hucre';
import { colToLetter } from 'hucre/xlsx';
import type { FrameTexts } from '../../protocol.ts';
import { cellText } from './cell-text.ts';

interface TableOptions {
  language: string;
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

/** A sheet as a table with its letters and numbers, in an element. */
export function sheetTable(sheet: Sheet, { language, texts, maxRows }: TableOptions): HTMLElement {
  const rows = sheet.rows.slice(0, maxRows);
  while (rows.length > 0 && rows.at(-1)?.every(isEmpty)) rows.pop();
  const width = Math.min(
    MAX_COLUMNS,
    Math.max(0, ...rows.map((row) => row.findLastIndex((value) => !isEmpty(value)) + 1)),
  );
  if (rows.length === 0 || width === 0) return element('p', texts.emptySheet, 'note');

  const table = element('table');
  const head = table.createTHead().insertRow();
  head.append(element('td'));
  for (let column = 0; column < width; column += 1) head.append(heading(colToLetter(column), 'col'));
  const { starts, covered } = mergedCells(sheet.merges ?? []);
  const body = table.createTBody();
  rows.forEach((row, rowIndex) => {
    const line = body.insertRow();
    line.append(heading(String(rowIndex + 1), 'row'));
    for (let column = 0; column < width; column += 1) {
      const place = `${rowIndex},${column}`;
      if (covered.has(place)) continue;
      const value = row[column] ?? null;
      const style = sheet.cells?.get(place)?.style;
      const cell = element('td', cellText(value, style?.numFmt, language));
      if (typeof value === 'number' || value instanceof Date) cell.className = 'number';
      if (style?.font?.bold) cell.classList.add('bold');
      const merge = starts.get(place);
      if (merge) {
        cell.rowSpan = Math.min(merge.endRow, rows.length - 1) - merge.startRow + 1;
        cell.colSpan = Math.min(merge.endCol, width - 1) - merge.startCol + 1;
      }
      line.append(cell);
    }
  });
  const box = element('div');
  box.append(table);
  if (sheet.rows.length > maxRows)
    box.append(
      element(
        'p',
        texts.rowsLeftOut.replace('{{count}}', new Intl.NumberFormat(language).format(maxRows)),
        'note',
      ),
    );
  return box;
}

const MAX_MERGED = 100_000;

function mergedCells(merges: readonly MergeRange[]) {
  const starts = new Map<string, MergeRange>();
  const covered = new Set<string>();
  for (const merge of merges) {
    const { startRow, endRow, startCol, endCol } = merge;
    const size = (endRow - startRow + 1) * (endCol - startCol + 1);
    if (!(size > 1) || covered.size + size > MAX_MERGED) continue;
    starts.set(`${startRow},${startCol}`, merge);
    for (let row = startRow; row <= endRow; row += 1)
      for (let column = startCol; column <= endCol; column += 1)
        if (row !== startRow || column !== startCol) covered.add(`${row},${column}`);
  }
  return { starts, covered };
}
