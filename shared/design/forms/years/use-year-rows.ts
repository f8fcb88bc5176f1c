import { type ClipboardEvent, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../kernel/i18n/index.ts';
import { useFormContext } from '../form/form-context.tsx';
import { type Place, type Placed, placeTable } from './place-table.ts';
import { readTable } from './read-table.ts';
import type { RevenueRow } from './revenue-rows.ts';
import { withYear } from './year-columns.ts';

const NONE: RevenueRow[] = [];

/** The years of a form: added, removed, pasted from a spreadsheet. */
export function useYearRows(name: string) {
  const language = useLanguage();
  const { setValue, getValues, clearErrors, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  const rows: RevenueRow[] = useWatch({ name }) ?? NONE;
  const [pasted, setPasted] = useState<Placed & { before: RevenueRow[]; at: Place }>();

  const write = (next: RevenueRow[]) => {
    clearErrors(name);
    setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const focus = (year: number | string, of: readonly RevenueRow[], figure = 'revenue') => {
    const index = of.findIndex((row) => row.year === String(year));
    // After the columns are rendered.
    requestAnimationFrame(() => setFocus(`${name}.${index}.${figure}`));
  };
  return {
    rows,
    pasted,
    add: (year: number) => {
      const next = withYear(rows, year);
      write(next);
      focus(year, next);
    },
    remove: (year: string) => {
      const next = rows.filter((row) => row.year !== year);
      write(next);
      const neighbour =
        next[
          Math.min(
            rows.findIndex((row) => row.year === year),
            next.length - 1,
          )
        ];
      if (neighbour?.year) focus(neighbour.year, next);
    },
    paste: (event: ClipboardEvent, at: Place) => {
      const table = readTable(event.clipboardData.getData('text/plain'));
      if (!table) return;
      event.preventDefault();
      const current: RevenueRow[] = getValues(name) ?? NONE;
      // The values of a form are changed in place.
      const before = current.map((row) => ({ ...row }));
      const placed = placeTable(before, table, at, language);
      write(placed.rows);
      setPasted({ ...placed, before, at });
    },
    undo: () => {
      if (!pasted) return;
      const { before, at } = pasted;
      write(before);
      setPasted(undefined);
      // The button is gone: back to where it was pasted.
      focus(at.year, before, at.figure);
    },
  };
}
