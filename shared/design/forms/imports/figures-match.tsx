import { useMemo, useState } from 'react';
import { useLanguage, useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { Alert, Button, NativeSelect } from '../../ui/index.ts';
import { DialogFoot } from '../../ui-extra/index.ts';
import { useErrorMessage } from '../fields/use-field.ts';
import classes from '../groups/groups.module.css';
import { revenuesRule } from '../rules/groups.rules.ts';
import type { PastedTable } from '../years/read-table.ts';
import { ALL_FIGURES, type RevenueRow } from '../years/revenue-rows.ts';
import { thisYear } from '../years/this-year.ts';
import { useFigureLabels } from '../years/use-figure-labels.ts';
import {
  type FiguresMatch,
  type FiguresTable,
  figuresTable,
  guessFigures,
  lineOf,
  type PlacedFigures,
  placeFigures,
  withoutCells,
} from './import-figures.ts';
import { ImportTable } from './import-table.tsx';
import type { ReadSheet } from './read-spreadsheet.ts';
import { faultsOf } from './row-faults.ts';

interface FiguresMatchProps {
  sheet: ReadSheet;
  before: readonly RevenueRow[];
  onBack: () => void;
  onTake: (table: PastedTable, scale: number | undefined) => void;
}

const YEARS = 25;
const UNITS = ['table', '1', '1000', '1000000'] as const;

export const FiguresMatchTable = ({ onBack, ...props }: FiguresMatchProps) => {
  const { t } = useTranslation('imports');
  const { cells } = props.sheet;
  const source = useMemo(() => figuresTable(cells), [cells]);
  if (source) return <MatchedFigures source={source} onBack={onBack} {...props} />;
  return (
    <>
      <Alert color="danger" role="alert">
        {t('figures.none')}
      </Alert>
      <DialogFoot>
        <Button variant="default" onClick={onBack}>
          {t('otherFile')}
        </Button>
      </DialogFoot>
    </>
  );
};

/** What the rule of the form says of a cell, by `row,column`. */
function faultsAt({ rows, valueAt }: PlacedFigures, { figures, years }: FiguresMatch) {
  const found = new Map<string, string>();
  const faults = faultsOf(revenuesRule(0), rows);
  for (const [row, figure] of figures.entries()) {
    for (const [column, year] of years.entries()) {
      const place = rows.findIndex((each) => each.year === year);
      const message = figure && year ? faults.get(place)?.get(figure) : undefined;
      // What is missing in the file may be in the form, or be typed there.
      if (message && typeof valueAt(row, column) !== 'undefined' && valueAt(row, column) !== null)
        found.set(`${row},${column}`, message);
    }
  }
  return found;
}

type MatchedProps = FiguresMatchProps & { source: FiguresTable };

const MatchedFigures = ({ source, sheet, before, onBack, onTake }: MatchedProps) => {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const { number } = useFormat();
  const labels = useFigureLabels();
  const messageOf = useErrorMessage();
  const [match, setMatch] = useState(() => guessFigures(source, before));
  const placed = placeFigures(source, match, before, language);
  const faults = faultsAt(placed, match);
  const count = placed.count - faults.size;
  const leaveOut = { value: '', label: t('leaveOut') };
  const last = thisYear();
  const known = Array.from({ length: YEARS }, (_, index) => String(last - index));
  const years = [...new Set([...known, ...match.years.flatMap((year) => year ?? [])])];
  const unitOf = {
    table: 'unit.table',
    '1': 'unit.one',
    '1000': 'unit.thousands',
    '1000000': 'unit.millions',
  };

  /** A figure or a year is chosen once. */
  const changed = <Value,>(list: readonly (Value | undefined)[], at: number, value: Value | undefined) =>
    list.map((each, index) => (index === at ? value : each === value ? undefined : each));
  const rowName = (number?: number) => (number === undefined ? t('row') : t('rowNumber', { number }));
  const textAt = (row: number, column: number, cell: string) => {
    const value = placed.valueAt(row, column);
    return typeof value === 'number' ? number(value) : cell;
  };
  return (
    <div className={classes.dialog}>
      <p className={classes.hint}>{t('figures.match')}</p>
      <div className={classes.choices}>
        <NativeSelect
          label={t('unit.label')}
          value={String(match.scale ?? 'table')}
          options={UNITS.map((value) => ({ value, label: t(unitOf[value]) }))}
          onChoose={(value) => setMatch({ ...match, scale: value === 'table' ? undefined : Number(value) })}
        />
      </div>
      <ImportTable
        caption={t('preview')}
        columns={source.heads.map((head, index) => ({
          label: head || t('column', { number: index + 1 }),
          value: match.years[index] ?? '',
          options: [leaveOut, ...years.map((year) => ({ value: year, label: year }))],
          onChoose: (year) => setMatch({ ...match, years: changed(match.years, index, year || undefined) }),
        }))}
        lines={source.table.rows.map((row, index) => ({
          number: index + 1,
          match: {
            label: row.label || rowName(lineOf(sheet, row)),
            value: match.figures[index] ?? '',
            options: [leaveOut, ...ALL_FIGURES.map((figure) => ({ value: figure, label: labels[figure] }))],
            onChoose: (figure) =>
              setMatch({
                ...match,
                figures: changed(
                  match.figures,
                  index,
                  ALL_FIGURES.find((each) => each === figure),
                ),
              }),
          },
          cells: row.cells.map((cell, column) => ({
            text: textAt(index, column, cell),
            fault: messageOf(faults.get(`${index},${column}`)),
            isOut: !match.figures[index] || !match.years[column],
          })),
        }))}
      />
      <p role="status" className={classes.hint}>
        {t('figures.right', { count })}
        {faults.size > 0 ? ` ${t('figures.wrong', { count: faults.size })}` : ''}
      </p>
      <DialogFoot>
        <Button
          disabled={count <= 0}
          onClick={() => onTake(withoutCells(placed.table, new Set(faults.keys())), match.scale)}
        >
          {t('figures.take', { count })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('otherFile')}
        </Button>
      </DialogFoot>
    </div>
  );
};
