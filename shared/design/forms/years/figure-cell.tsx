import type { KeyboardEvent } from 'react';
import { useNumberInput } from '../fields/use-number-input.ts';
import type { Figure } from './revenue-rows.ts';
import classes from './years.module.css';

interface FigureCellProps {
  /** The path of the year in the values. */
  row: string;
  figure: Figure;
  labelledBy: string;
  describedBy: string;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onFocus: () => void;
}

/** A figure of a year. Its error is below the grid, where there is room for a sentence. */
export const FigureCell = ({ row, figure, labelledBy, describedBy, ...handlers }: FigureCellProps) => {
  const integer = figure === 'number_of_employees';
  const { input, error } = useNumberInput({ name: `${row}.${figure}`, integer, money: !integer });
  return (
    <input
      {...input}
      {...handlers}
      className={classes.input}
      aria-labelledby={labelledBy}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? describedBy : undefined}
    />
  );
};
