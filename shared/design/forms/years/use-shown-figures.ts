import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '../form/form-context.tsx';
import { ALL_FIGURES, FIGURES, OPTIONAL_FIGURES, type RevenueRow } from './revenue-rows.ts';

const hasOptional = (rows: readonly RevenueRow[] | undefined) =>
  (rows ?? []).some((row) => OPTIONAL_FIGURES.some((figure) => (row[figure] ?? null) !== null));

/** The figures that the grid has as rows: the optional ones once one of them is known or asked for. */
export function useShownFigures(name: string) {
  const { getValues, setFocus } = useFormContext();
  const isKnown: boolean = useWatch({ name, compute: hasOptional });
  const [isAsked, setAsked] = useState(isKnown);
  const isShown = isKnown || isAsked;
  // One that is emptied again keeps its row.
  if (isKnown && !isAsked) setAsked(true);
  const focusFirst = () => {
    const rows: RevenueRow[] = getValues(name) ?? [];
    const newest = rows.reduce(
      (best, row, at) => ((row.year ?? '') > (rows[best]?.year ?? '') ? at : best),
      0,
    );
    setFocus(`${name}.${newest}.${OPTIONAL_FIGURES[0]}`);
  };
  return {
    figures: isShown ? ALL_FIGURES : FIGURES,
    showMore: isShown
      ? undefined
      : () => {
          setAsked(true);
          // This runs after the rows are rendered.
          requestAnimationFrame(focusFirst);
        },
  };
}
