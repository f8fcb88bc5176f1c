import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { currencyOf } from '../../format/index.ts';
import { FigureCell } from './figure-cell.tsx';
import { errorIdOf } from './figure-errors.tsx';
import type { Place } from './place-table.ts';
import { FIGURES, type RevenueRow } from './revenue-rows.ts';
import { useFigureLabels } from './use-figure-labels.ts';
import { columnsOf } from './year-columns.ts';
import { YearHead } from './year-head.tsx';
import classes from './years.module.css';

interface FigureGridProps {
  name: string;
  rows: readonly RevenueRow[];
  currency: string | null;
  onPaste: (event: ClipboardEvent, at: Place) => void;
  onRemove: ((year: string) => void) | undefined;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Years as columns, oldest first, figures as rows. The arrows up and down move between rows, as in a spreadsheet. */
export const FigureGrid = ({ name, rows, currency, onPaste, onRemove }: FigureGridProps) => {
  const { t } = useTranslation('inputs');
  const labels = useFigureLabels();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const place = useRef<Place>(undefined);
  const columns = columnsOf(rows);
  const move = (event: KeyboardEvent, column: number, row: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const cell = table.current?.tBodies[0]?.rows[row + step]?.cells[column + 1];
    cell?.querySelector('input')?.focus();
    event.preventDefault();
  };
  return (
    <div>
      <div className={classes.scroll}>
        <table
          ref={table}
          className={classes.grid}
          aria-describedby={`${id}-help`}
          onPaste={(event) => place.current && onPaste(event, place.current)}
        >
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
            {FIGURES.map((figure, row) => (
              <tr key={figure}>
                <th scope="row" id={`${id}-${figure}`}>
                  {labels[figure]}
                  {figure === 'number_of_employees' ? null : (
                    <span aria-hidden="true" className={classes.unit}>
                      {currencyOf(currency ?? 1).symbol}
                    </span>
                  )}
                </th>
                {columns.map(({ index, year }, column) => (
                  <td key={index}>
                    <FigureCell
                      row={`${name}.${index}`}
                      figure={figure}
                      labelledBy={`${id}-${figure} ${id}-${index}`}
                      describedBy={errorIdOf(name, index, figure)}
                      onKeyDown={(event) => move(event, column, row)}
                      onFocus={() => {
                        place.current = { figure, year };
                      }}
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
