import { type ClipboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../../kernel/i18n/index.ts';
import { useFormContext } from '../form/form-context.tsx';
import { useReplaceRows } from '../form/use-replace-rows.ts';
import { type Place, type Placed, placeTable } from './place-table.ts';
import { type PastedTable, readTable } from './read-table.ts';
import type { RevenueRow } from './revenue-rows.ts';
import { withYear, type YearRow } from './year-columns.ts';

/** The years of the rows only: the grid does not render while its figures are typed. */
const onlyYears = (rows: readonly RevenueRow[] | undefined): YearRow[] =>
  (rows ?? []).map(({ year }) => ({ year }));

interface Paste {
  before: RevenueRow[];
  table: PastedTable;
  at: Place;
}

/** The years of a form: added, removed, pasted from a spreadsheet. */
export function useYearRows(name: string) {
  const language = useLanguage();
  const { getValues, setFocus } = useFormContext();
  const replace = useReplaceRows<RevenueRow>(name);
  const rows: YearRow[] = useWatch({ name, compute: onlyYears });
  const [pasted, setPasted] = useState<Placed & Paste>();

  // Copies: the values of a form are changed in place.
  const stored = (): RevenueRow[] => (getValues(name) ?? []).map((row: RevenueRow) => ({ ...row }));
  const focus = (year: number | string, of: readonly RevenueRow[], figure = 'revenue') => {
    const index = of.findIndex((row) => row.year === String(year));
    // This runs after the columns are rendered.
    requestAnimationFrame(() => setFocus(`${name}.${index}.${figure}`));
  };
  const place = (paste: Paste, scale?: number) => {
    const placed = placeTable(paste.before, paste.table, paste.at, language, scale);
    replace(placed.rows);
    setPasted({ ...paste, ...placed });
  };
  return {
    rows,
    pasted,
    add: (year: number) => {
      const next = withYear(stored(), year);
      replace(next);
      focus(year, next);
    },
    remove: (year: string) => {
      const before = stored();
      const next = before.filter((row) => row.year !== year);
      replace(next);
      const neighbour = next[before.findIndex((row) => row.year === year)] ?? next.at(-1);
      if (neighbour?.year) focus(neighbour.year, next);
    },
    paste: (event: ClipboardEvent, at: Place) => {
      const table = readTable(event.clipboardData.getData('text/plain'));
      if (!table) return;
      event.preventDefault();
      place({ before: stored(), table, at });
    },
    /** Takes a table that was matched by hand; `scale`: see `placeTable`. */
    take: (table: PastedTable, at: Place, scale: number | undefined) =>
      place({ before: stored(), table, at }, scale),
    stored,
    /** The amounts of a paste without a unit are in this one; 1 for as they are. */
    setScale: (scale: number) => {
      if (!pasted) return;
      place(pasted, scale);
      // The buttons are gone.
      focus(pasted.at.year, pasted.rows, pasted.at.figure);
    },
    undo: () => {
      if (!pasted) return;
      const { before, at } = pasted;
      replace(before);
      setPasted(undefined);
      // The button is gone: back to where it was pasted.
      focus(at.year, before, at.figure);
    },
  };
}
