import { get, useFormState } from 'react-hook-form';
import { useErrorMessage } from '../fields/use-field.ts';
import { ALL_FIGURES, type Figure } from './revenue-rows.ts';
import { useFigureLabels } from './use-figure-labels.ts';
import { columnsOf, type YearRow } from './year-columns.ts';
import classes from './years.module.css';

/** The id of the sentence about a cell, to which the cell refers. */
export const errorIdOf = (name: string, index: number, part: Figure | 'year') =>
  `${name}-${index}-${part}-error`.replaceAll('.', '-');

/** The errors in the grid: a sentence for each cell. */
export const FigureErrors = ({ name, rows }: { name: string; rows: readonly YearRow[] }) => {
  const labels = useFigureLabels();
  const { errors } = useFormState({ name });
  const errorMessage = useErrorMessage();
  const wrong = columnsOf(rows).flatMap(({ index, year }) =>
    (['year', ...ALL_FIGURES] as const).flatMap((part) => {
      const error: { message?: unknown } | undefined = get(errors, `${name}.${index}.${part}`);
      const text = errorMessage(error?.message);
      const label = part === 'year' ? year : `${labels[part]} ${year}`;
      return text ? [{ id: errorIdOf(name, index, part), label, text }] : [];
    }),
  );
  if (wrong.length === 0) return null;
  return (
    <ul className={classes.errors}>
      {wrong.map(({ id, label, text }) => (
        <li key={id}>
          {label} – <span id={id}>{text}</span>
        </li>
      ))}
    </ul>
  );
};
