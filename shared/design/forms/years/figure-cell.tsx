import { type KeyboardEvent, memo } from 'react';
import { isComposing } from '../../ui-extra/index.ts';
import { useNumberInput } from '../fields/use-number-input.ts';
import type { Figure } from './revenue-rows.ts';
import classes from './years.module.css';

interface FigureCellProps {
  /** The path of the year in the values. */
  row: string;
  figure: Figure;
  labelledBy: string;
  describedBy: string;
}

/** The cell that a key leads to, as in a spreadsheet: arrows up and down, Enter down and at the end to the next year, with Shift back. */
function nextCell(
  { key, shiftKey }: KeyboardEvent,
  cell: HTMLTableCellElement,
): HTMLTableCellElement | undefined {
  const row = cell.closest('tr');
  const rows = [...(row?.closest('tbody')?.rows ?? [])];
  const [at, column] = [row?.sectionRowIndex ?? 0, cell.cellIndex];
  if (key !== 'Enter') return rows[at + (key === 'ArrowUp' ? -1 : 1)]?.cells[column];
  const step = shiftKey ? -1 : 1;
  return rows[at + step]?.cells[column] ?? rows.at(shiftKey ? -1 : 0)?.cells[column + step];
}

function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, ctrlKey, metaKey } = event;
  const cell = event.currentTarget.closest('td');
  if (!cell || !['ArrowUp', 'ArrowDown', 'Enter'].includes(key) || isComposing(event)) return;
  // Enter with Ctrl or Cmd sends the form.
  if (key === 'Enter' && (ctrlKey || metaKey)) return;
  event.preventDefault();
  const input = nextCell(event, cell)?.querySelector('input');
  input?.focus();
  if (key === 'Enter') input?.select();
}

/**
 * A figure of a year. Its error is below the grid, where there is room for a sentence. It renders alone: there are forty of them in
 * ten years.
 */
export const FigureCell = memo(function FigureCell(props: FigureCellProps) {
  const { row, figure, labelledBy, describedBy } = props;
  const integer = figure === 'number_of_employees';
  const { input, error } = useNumberInput({ name: `${row}.${figure}`, integer, money: !integer });
  return (
    <input
      {...input}
      className={classes.input}
      onKeyDown={moveFocus}
      aria-labelledby={labelledBy}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? describedBy : undefined}
    />
  );
});
