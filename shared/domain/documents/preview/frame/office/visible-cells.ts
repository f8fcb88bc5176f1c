import type { MergeRange, Sheet } from 'hucre';

export interface Merged {
  /** The row of the cell whose value is shown. */
  row: number;
  column: number;
  rowSpan: number;
  colSpan: number;
}

/** Hidden by hand, by a filter or in a closed group, or as high as nothing. */
export const isHiddenRow = (sheet: Sheet, row: number): boolean => {
  const facts = sheet.rowDefs?.get(row);
  return facts?.hidden === true || facts?.height === 0;
};
export const isHiddenColumn = (sheet: Sheet, column: number): boolean => {
  const facts = sheet.columns?.[column];
  return facts?.hidden === true || facts?.width === 0;
};

const MAX_MERGED = 100_000;

/** Merged cells by the first place of theirs that is shown, and the places that they cover. Hidden rows and columns take no place. */
export function mergedCells(
  merges: readonly MergeRange[],
  rows: readonly number[],
  columns: readonly number[],
) {
  const starts = new Map<string, Merged>();
  const covered = new Set<string>();
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const size = (endRow - startRow + 1) * (endCol - startCol + 1);
    if (!(size > 1) || covered.size + size > MAX_MERGED) continue;
    const inRows = rows.filter((row) => row >= startRow && row <= endRow);
    const inColumns = columns.filter((column) => column >= startCol && column <= endCol);
    const [first, ...others] = inRows.flatMap((row) => inColumns.map((column) => `${row},${column}`));
    if (first === undefined) continue;
    const spans = { rowSpan: inRows.length, colSpan: inColumns.length };
    starts.set(first, { row: startRow, column: startCol, ...spans });
    for (const place of others) covered.add(place);
  }
  return { starts, covered };
}
