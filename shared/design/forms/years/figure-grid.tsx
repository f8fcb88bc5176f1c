import { type ClipboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { currencyOf } from '../../format/index.ts';
import { FigureCell } from './figure-cell.tsx';
import { errorIdOf } from './figure-errors.tsx';
import type { Place } from './place-table.ts';
import type { Figure } from './revenue-rows.ts';
import { useFigureLabels } from './use-figure-labels.ts';
import { columnsOf, type YearColumn, type YearRow } from './year-columns.ts';
import { YearHead } from './year-head.tsx';
import classes from './years.module.css';

interface FigureGridProps {
  /** The rows, from above. */
  figures: readonly Figure[];
  name: string;
  rows: readonly YearRow[];
  currency: string | null;
  onPaste: (event: ClipboardEvent, at: Place) => void;
  onRemove: ((year: string) => void) | undefined;
}

/** Required of each year that has figures. */
const REQUIRED: readonly Figure[] = ['revenue', 'number_of_employees'];

/** The cell that an event happened in. */
function placeOf(
  { target }: ClipboardEvent,
  figures: readonly Figure[],
  columns: readonly YearColumn[],
): Place | undefined {
  const cell = target instanceof Element ? target.closest('td') : null;
  const figure = figures[cell?.closest('tr')?.sectionRowIndex ?? -1];
  const year = columns[(cell?.cellIndex ?? 0) - 1]?.year;
  return figure && year !== undefined ? { figure, year } : undefined;
}

/** Years as columns, oldest first, figures as rows. */
export const FigureGrid = ({ figures, name, rows, currency, onPaste, onRemove }: FigureGridProps) => {
  const { t } = useTranslation('inputs');
  const labels = useFigureLabels();
  const id = useId();
  const columns = columnsOf(rows);
  const scroll = useRef<HTMLDivElement>(null);
  // The newest year is asked for first.
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, []);
  const paste = (event: ClipboardEvent) => {
    const at = placeOf(event, figures, columns);
    if (at) onPaste(event, at);
  };
  return (
    <div>
      <div ref={scroll} className={classes.scroll}>
        <table className={classes.grid} aria-describedby={`${id}-help`} onPaste={paste}>
          <caption className={classes.hidden}>{t('figureGrid.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={classes.hidden}>{t('figureGrid.figure')}</span>
              </th>
              {columns.map(({ index, year }) => (
                <YearHead
                  key={index}
                  row={`${name}.${index}`}
                  id={`${id}-${index}`}
                  year={year}
                  describedBy={errorIdOf(name, index, 'year')}
                  onRemove={onRemove ? () => onRemove(year) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure}>
                <th scope="row" id={`${id}-${figure}`}>
                  {labels[figure]}
                  {REQUIRED.includes(figure) ? (
                    <span aria-hidden="true" className="mantine-InputWrapper-required">
                      {' *'}
                    </span>
                  ) : null}
                  {figure === 'number_of_employees' ? null : (
                    <span aria-hidden="true" className={classes.unit}>
                      {currencyOf(currency ?? 1).symbol}
                    </span>
                  )}
                </th>
                {columns.map(({ index }) => (
                  <td key={index}>
                    <FigureCell
                      row={`${name}.${index}`}
                      figure={figure}
                      labelledBy={`${id}-${figure} ${id}-${index}`}
                      describedBy={errorIdOf(name, index, figure)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={`${id}-help`} className={classes.help}>
        {t('figureGrid.help')}
      </p>
    </div>
  );
};
