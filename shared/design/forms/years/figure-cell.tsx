import { type KeyboardEvent, memo } from 'react';
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

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrows up and down move between rows, as in a spreadsheet. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  const cell = event.currentTarget.closest('td');
  const row = cell?.closest('tr');
  if (step === undefined || !row) return;
  const next = row.closest('tbody')?.rows[row.sectionRowIndex + step]?.cells[cell?.cellIndex ?? 0];
  next?.querySelector('input')?.focus();
  event.preventDefault();
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
